// Sounds without files: a knock of wood, a rattle of dice, a soft chord, made when they are needed.

/** A kind of moment that can be heard. */
export type Sound =
  | "move"
  | "capture"
  | "card"
  | "dice"
  | "coin"
  | "letter"
  | "bell"
  | "horn"
  | "steal"
  | "gain"
  | "lock"
  | "turn"
  | "end"
  | "talk";

let context: AudioContext | null = null;

/** Browsers let a page sound only after its reader has touched it. */
function audio(): AudioContext | null {
  if (!("AudioContext" in window)) return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {});
    return context;
  } catch {
    return null;
  }
}

/** Wakes what sounds when the reader first touches the page, which takes a while: the answer ends it. */
export function prepareSounds(): () => void {
  const wake = () => {
    end();
    setTimeout(audio, 300);
  };
  const end = () => {
    for (const touch of ["pointerup", "keyup"]) removeEventListener(touch, wake);
  };
  for (const touch of ["pointerup", "keyup"]) addEventListener(touch, wake);
  return end;
}

/** A tone that swells within `rise` and fades within `fall` seconds. */
function tone(
  at: number,
  frequency: number,
  loud: number,
  rise: number,
  fall: number,
  type: OscillatorType,
): void {
  const out = context;
  if (!out) return;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  oscillator.connect(gain).connect(master ?? out.destination);
  oscillator.start(at);
  oscillator.stop(at + rise + fall + 0.05);
}

/** What everything is heard through, as loud as the reader wants it. */
let master: GainNode | null = null;
/** How loud each step of the volume is. */
const LOUD = [0, 0.35, 1, 2.2];

let noise: AudioBuffer | null = null;

/** A short burst of noise that dies away. */
function burst(out: AudioContext): AudioBuffer {
  if (noise) return noise;
  const length = Math.round(out.sampleRate * 0.06);
  noise = out.createBuffer(1, length, out.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  return noise;
}

/** Wood on wood: a short burst of noise through a narrow band, and a low thud below it. */
function knock(at: number, pitch: number, loud: number): void {
  const out = context;
  if (!out) return;
  const source = out.createBufferSource();
  source.buffer = burst(out);
  const band = out.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  const gain = out.createGain();
  gain.gain.value = loud;
  source
    .connect(band)
    .connect(gain)
    .connect(master ?? out.destination);
  source.start(at);
  tone(at, pitch / 5, loud * 0.35, 0.004, 0.07, "sine");
}

/** A card on the table, or a quill: noise alone, high and short. */
function rustle(at: number, pitch: number, loud: number): void {
  const out = context;
  if (!out) return;
  const source = out.createBufferSource();
  source.buffer = burst(out);
  const high = out.createBiquadFilter();
  high.type = "highpass";
  high.frequency.value = pitch;
  const gain = out.createGain();
  gain.gain.value = loud;
  source
    .connect(high)
    .connect(gain)
    .connect(master ?? out.destination);
  source.start(at);
}

function chord(at: number, frequencies: number[], loud: number, fall: number): void {
  frequencies.forEach((frequency, i) =>
    tone(at + i * 0.05, frequency, loud, 0.03, fall, "triangle"),
  );
}

/** What each kind of moment sounds like, and after how many seconds the next may follow. */
const sounds: Record<Sound, { after: number; make: (at: number) => void }> = {
  move: { after: 0.16, make: (at) => knock(at, 900, 0.5) },
  capture: {
    after: 0.26,
    make: (at) => {
      knock(at, 900, 0.5);
      knock(at + 0.09, 560, 0.6);
    },
  },
  card: { after: 0.14, make: (at) => rustle(at, 2600, 0.28) },
  dice: {
    after: 0.45,
    make: (at) => {
      // Each falls a little later and lower than the one before, like bones on a board.
      [0, 0.05, 0.09, 0.15, 0.2, 0.28, 0.36].forEach((later, i) =>
        knock(at + later, 1700 - i * 120, 0.26 - i * 0.02),
      );
    },
  },
  coin: {
    after: 0.18,
    make: (at) => {
      tone(at, 2093, 0.035, 0.003, 0.12, "triangle");
      tone(at + 0.06, 2637, 0.03, 0.003, 0.16, "triangle");
    },
  },
  letter: {
    after: 0.2,
    make: (at) => {
      rustle(at, 3800, 0.14);
      rustle(at + 0.08, 3200, 0.18);
    },
  },
  bell: {
    after: 0.4,
    make: (at) => {
      tone(at, 622.3, 0.06, 0.004, 0.9, "sine");
      tone(at, 1661, 0.02, 0.004, 0.5, "sine");
    },
  },
  horn: {
    after: 0.4,
    make: (at) => {
      tone(at, 146.8, 0.07, 0.08, 0.4, "sawtooth");
      tone(at, 220, 0.04, 0.1, 0.4, "triangle");
    },
  },
  steal: {
    after: 0.4,
    make: (at) => {
      rustle(at, 1800, 0.4);
      tone(at + 0.04, 330, 0.06, 0.02, 0.16, "triangle");
      tone(at + 0.16, 233, 0.07, 0.02, 0.3, "triangle");
    },
  },
  gain: { after: 0.3, make: (at) => chord(at, [523.3, 659.3], 0.05, 0.4) },
  lock: {
    after: 0.4,
    make: (at) => {
      knock(at, 420, 0.6);
      chord(at + 0.08, [392, 523.3, 659.3], 0.045, 0.7);
    },
  },
  turn: { after: 0.3, make: (at) => chord(at, [392, 587.3], 0.05, 0.5) },
  end: { after: 0.6, make: (at) => chord(at, [293.7, 440, 587.3, 740], 0.06, 1.4) },
  talk: { after: 0.2, make: (at) => tone(at, 660, 0.03, 0.01, 0.15, "sine") },
};

/** Lets some sounds be heard, one after the other, as soon as what they belong to can be seen. */
export function play(kinds: readonly Sound[], volume: number): void {
  if (kinds.length === 0 || volume === 0) return;
  // Nothing is drawn of a page in the background, but it can be heard.
  if (document.visibilityState === "hidden") sound(kinds, volume);
  else requestAnimationFrame(() => setTimeout(() => sound(kinds, volume)));
}

function sound(kinds: readonly Sound[], volume: number): void {
  const out = audio();
  if (!out || out.state === "closed") return;
  if (!master) {
    master = out.createGain();
    master.connect(out.destination);
  }
  master.gain.value = LOUD[volume] ?? 1;
  let at = out.currentTime + 0.01;
  for (const kind of kinds) {
    const { after, make } = sounds[kind];
    make(at);
    at += after;
  }
}
