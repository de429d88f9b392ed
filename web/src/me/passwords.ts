// Passwords and codes before they are sent, and what the server says to them.

import { capital } from "../tables/names";
import type { Refused } from "../server/refused";
import { t } from "../texts/index.svelte";

/** The longest password, in bytes. */
export const LONGEST_PASSWORD = 256;

/** What is wrong with a new password, as far as it can be seen here. */
export function problemOf(password: string): string | null {
  return password.length < 8 ? t("lobby-me-password-short") : null;
}

/** What has its own words here, because the server does not know what it was typed for. */
const own: Record<string, string> = {
  "wrong-password": "lobby-me-password-wrong",
  "no-code": "lobby-recover-wrong",
};

/** Why something about one's account was refused, as a sentence. */
export function reasonOf({ word, reason }: Refused): string {
  if (own[word]) return t(own[word]);
  return /[.!?…]$/.test(reason) ? capital(reason) : `${capital(reason)}.`;
}
