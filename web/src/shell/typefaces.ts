// The page is drawn when its typefaces are there, so that nothing moves when they come: a stand-in with
// the same measures helps only where one of the typefaces that it is made of is installed.

const faces = ["400", "500", "700"].map((weight) => `${weight} 1em "Alegreya Sans"`);

/** How long the page waits for them, in milliseconds. Without them it can still be read. */
const PATIENCE = 3000;

/** Waits for the typefaces of the first page. */
export async function typefaces(patience = PATIENCE): Promise<void> {
  // Where fonts cannot be asked for, there is nothing to wait for.
  if (!document.fonts) return;
  const all = [...faces, '400 1em "Uncial Antiqua"'].map((face) => document.fonts.load(face));
  let bell: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((done) => (bell = setTimeout(done, patience)));
  await Promise.race([Promise.allSettled(all), enough]);
  clearTimeout(bell);
}
