// Codes for coming back, as a file to be kept.

/** The text of the file: what the codes are for stands above them. */
export function codesFile(about: string, codes: readonly string[]): string {
  return `${about}\n\n${codes.join("\n")}\n`;
}
