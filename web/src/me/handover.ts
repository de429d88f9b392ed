// Codes that take somebody to another device, as addresses, pictures and text to be typed.

/** The address that a code is scanned as. */
export function handoverAddress(origin: string, code: string): string {
  return `${origin}/me#code=${code}`;
}

/** The code in what was typed, pasted or scanned: a whole address, or the code with blanks in it. */
export function codeIn(text: string): string | null {
  const named = /#code=([a-z0-9]+)/i.exec(text)?.[1];
  const bare = text.replace(/[\s-]/g, "");
  const code = (named ?? bare).toLowerCase();
  return /^[a-z0-9]{8,64}$/.test(code) ? code : null;
}

/** A code in groups of four, as one reads it out. */
export function spaced(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Whether an address works on this machine only. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?|.*\.localhost)$/.test(hostname);
}
