// What is told of the program itself.

import { version } from "../../package.json";

export { version };

/** Where the source can be read; no link is shown while it is nowhere. */
export const source: string | null = null;
