// Folders of the page lean on each other in one direction: what is shared knows nothing of those who
// share it, so that each can be read, tested and moved without the rest. The table in
// docs/architecture.md says which folder is for what; each may lean on those below it alone.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

type Source = [file: string, text: string];

const folderOf = (path: string): string => path.split("/")[0]!;

/** The folders of the page that a file imports from. */
function importsOf([file, text]: Source): string[] {
  const written = text.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}(?:\/[^"']*)?)["']/g);
  const paths = [...written].map(([, path]) => normalize(join(dirname(file), path!)));
  return paths.filter((path) => !path.startsWith("..")).map(folderOf);
}

/** The imports that lead upwards, which every way round has. */
function upwards(sources: Source[], order: string[]): string[] {
  return sources.flatMap((source) => {
    const [file] = source;
    const place = order.indexOf(folderOf(file));
    const up = importsOf(source).filter((folder) => order.indexOf(folder) < place);
    return up.map((folder) => `${file} -> ${folder}`);
  });
}

// What only a test asks for is no part of the page; what starts it stands above all folders.
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\/.*\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file): Source => [file, read(file)]);

const chapter = read("../../docs/architecture.md")
  .split("\n## ")
  .find((text) => text.startsWith("The page\n"));
const order = [...chapter!.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, folder]) => folder!);

test("every folder of the page is described", () => {
  const folders = new Set(sources.map(([file]) => folderOf(file)));
  expect([...order].sort()).toEqual([...folders].sort());
});

test("an import that leads upwards is found, however it is written", () => {
  const page: Source[] = [
    ["shell/App.svelte", 'const page = () => import("../games/tafl/Board.svelte");'],
    ["games/tafl/Board.svelte", 'import { t } from "../../texts";\nimport "./Piece.svelte";'],
    ["texts/index.ts", 'import en from "../../../locales/en/table.ftl?raw";'],
  ];
  const order = ["shell", "games", "texts"];
  expect(upwards(page, order)).toEqual([]);
  const back: Source[] = [
    ["texts/lists.ts", 'import type {\n  Page,\n} from "../shell/pages";'],
    ["games/game.ts", 'export { App } from "../shell/App.svelte";'],
    ["games/tafl/index.ts", 'const app = import("../../shell/App.svelte");'],
  ];
  expect(upwards([...page, ...back], order)).toEqual([
    "texts/lists.ts -> shell",
    "games/game.ts -> shell",
    "games/tafl/index.ts -> shell",
  ]);
});

test("no folder of the page leans on one above it", () => {
  expect(upwards(sources, order)).toEqual([]);
});
