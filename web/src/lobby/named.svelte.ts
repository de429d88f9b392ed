// Whether somebody has been asked for a name already: once is enough.

const KEY = "ardri.named";

class Named {
  asked = $state(read());

  /** Does not ask again in this browser. */
  done(): void {
    this.asked = true;
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // Then they are asked again next time.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const named = new Named();
