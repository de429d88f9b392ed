// What the reader has chosen, kept in their browser.

export interface Settings {
  /** "system", or one of the languages of the page. */
  language: string;
  theme: "system" | "light" | "dark";
  speed: "off" | "fast" | "normal" | "slow";
  /** How loud it may be, from 0 to 3. */
  volume: number;
  /** Whether an action is confirmed before it is sent. */
  confirm: boolean;
  notify: boolean;
  coordinates: boolean;
  /** Whether the chances of dice are shown. */
  odds: boolean;
  /** Whether one's own dice roll by themselves. */
  rolls: boolean;
  /** Whether tables are shown in words instead of boards. */
  words: boolean;
}

const KEY = "ardri.settings";

/** A telephone is often among others who want no sounds. */
const onPhone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const usual: Settings = {
  language: "system",
  theme: "system",
  speed: "normal",
  volume: onPhone ? 0 : 2,
  confirm: false,
  notify: false,
  coordinates: true,
  odds: true,
  rolls: false,
  words: false,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    // Whoever had turned sounds off before there was a volume keeps them off.
    if ("sound" in kept && kept.sound === false) kept.volume ??= 0;
    return { ...usual, ...kept };
  } catch {
    return { ...usual };
  }
}

class Chosen {
  all = $state<Settings>(read());

  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.all[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Whoever allows no storage chooses anew each time.
    }
    if (name === "theme") this.show();
  }

  /** Sets the theme on the page. */
  show(): void {
    const { theme } = this.all;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** How long a change takes to be shown, in milliseconds. */
  get pace(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { off: 0, fast: 160, normal: 420, slow: 1000 }[this.all.speed];
  }
}

export const settings = new Chosen();
