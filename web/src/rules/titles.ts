// What the pages are called.

import { t } from "../texts/index.svelte";

export const titleOf = (page: string): string => t(`rules-page-${page}`);
