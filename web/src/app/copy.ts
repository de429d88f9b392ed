// Copying and sharing, also where the browser's own way is not there: it needs HTTPS, and a game in
// the living room has none.

/** Copies a text; says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  // Inside an open dialog nothing outside of it can be selected.
  const around = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  around.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Whether the device has a way to share. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}
