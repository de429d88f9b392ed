// Whether a coach sits beside somebody at the table, kept in their browser.

const KEY = "ardri.coach";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

class Coaching {
  on = $state(read());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // Whoever allows no storage asks the coach anew.
    }
  }
}

export const coaching = new Coaching();
