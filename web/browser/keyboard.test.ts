// A whole game without a pointer: from the first page over the editor to the end and once more.

import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { nearEnd, nearEndTablut } from "./games";
import { Table, eventually, tells } from "./pages";
import { Visitor } from "./support";
import { tabTo } from "./keys";
import { browser, server } from "./stage";

/** Presses something by key. */
async function press(page: Page, part: Locator): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press("Enter");
}

/** Walks with the arrows to a square of a board. */
async function walkTo({ grid, page }: Table, square: string): Promise<void> {
  const current = () =>
    grid.evaluate(
      (grid) =>
        document.getElementById(grid.getAttribute("aria-activedescendant")!)?.dataset.square,
    );
  // Whose side is below decides where the arrows lead.
  const flipped = await grid.evaluate(
    (grid) => !/^a[79]$/.test(grid.querySelector<SVGElement>("[role=gridcell]")!.dataset.square!),
  );
  const turn = flipped ? -1 : 1;
  for (let steps = 0; steps < 18; steps++) {
    const at = (await current())!;
    if (at === square) return;
    const file = turn * (square.charCodeAt(0) - at.charCodeAt(0));
    const rank = turn * (Number(square[1]) - Number(at[1]));
    await page.keyboard.press(
      file > 0 ? "ArrowRight" : file < 0 ? "ArrowLeft" : rank > 0 ? "ArrowUp" : "ArrowDown",
    );
  }
  expect(await current()).toBe(square);
}

test("a game is set up, played and begun anew by keys alone", async () => {
  const visitor = await Visitor.come(browser, server, { as: await server.guest("Ann") });
  const { page } = visitor;
  const { keyboard } = page;
  const chosen = (group: string, name: string) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name }).isChecked();

  // From the first page to the editor.
  await visitor.open("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await press(page, page.getByRole("banner").getByRole("link", { name: "Set up a position" }));
  await page.waitForURL("**/editor/brandubh");

  // A position typed in, the Celts for oneself, the weakest bot against one. A slow typist is told on the
  // way that this is none yet.
  visitor.expects(/status of 422 .*\/api\/explore/);
  await tabTo(page, page.getByRole("textbox", { name: "Position as text" }));
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type(nearEnd);
  await page.getByText(/^This can be played: there are \d+ moves\.$/).waitFor();
  expect(await chosen("Who moves first", "Celts")).toBe(true);
  await keyboard.press("Shift+Tab");
  await press(page, page.getByRole("link", { name: "Skip to the content" }));
  await tabTo(
    page,
    page.getByRole("group", { name: "You play" }).getByRole("radio", { name: "Vikings" }),
  );
  await keyboard.press("ArrowRight");
  expect(await chosen("You play", "Celts")).toBe(true);
  const level = page.getByRole("combobox", { name: "Bot" });
  await tabTo(page, level);
  await keyboard.press("Home");
  await eventually(() => level.inputValue()).toBe("random");
  await press(page, page.getByRole("button", { name: "Against a bot" }));
  await page.waitForURL("**/table/*");

  // The King is walked to, picked, let go, picked again and put down.
  const table = new Table(visitor);
  const walk = (square: string) => walkTo(table, square);
  await table.ready();
  await tabTo(page, table.grid);
  await walk("c3");
  await keyboard.press("Enter");
  await page.getByText(/^The King on c3 can go to /).waitFor();
  await keyboard.press("Escape");
  expect(await table.grid.getByRole("gridcell", { name: /picked/ }).count()).toBe(0);
  await keyboard.press("Space");
  await walk("c1");
  await keyboard.press("Enter");
  await table.moved(2);

  // What is typed wrong is told; what is typed right is played.
  await table.ready();
  await tabTo(page, page.getByRole("textbox", { name: "Type a move" }));
  await keyboard.type("z9");
  await keyboard.press("Enter");
  await page.getByText("There is no square z9 on this board.").waitFor();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("C1 A1");
  await keyboard.press("Enter");
  await tells(table.result, "You have won!");
  await tells(table.result, "Ann wins: the King has escaped.");
  expect((await table.moves()).length).toBe(3);

  // Looking back and on again.
  await tabTo(page, table.button("Watch it again"));
  await keyboard.press("Home");
  await tells(table.prompt, "You are looking back.");
  await keyboard.press("ArrowRight");
  await tells(table.prompt, /^Looking back: The King goes from c3 to c1\./);
  await keyboard.press("End");
  await table.result.waitFor();

  // Once more, with the other side: against a bot it begins at once.
  await press(page, table.button("Play again"));
  await eventually(() => table.moves()).toHaveLength(1);
  await tells(table.prompt, "Your move: you play the Vikings.");
  await visitor.leave();
});

test("a game of Tablut is played to its end by keys alone", async () => {
  const ann = await server.guest("Ann");
  const id = await server.table(ann, {
    game: "tablut",
    options: { position: nearEndTablut },
    sit: [1],
    bots: [{ seat: 0, level: "random" }],
  });
  await server.command(ann, id, { ask: "start" });
  const visitor = await Visitor.come(browser, server, { as: ann });
  const { page } = visitor;
  await visitor.open(`/table/${id}`);
  const table = new Table(visitor);
  await table.moved(1);
  await table.ready();
  await tabTo(page, table.grid);
  await walkTo(table, "e6");
  await page.keyboard.press("Enter");
  // Whatever the bot has done, it has left a way to the edge.
  const told = await page.getByText(/^The King on e6 can go to /).innerText();
  const [edge] = /\b(?:[ai]6|e[19])\b/.exec(told)!;
  await walkTo(table, edge);
  await page.keyboard.press("Enter");
  await tells(table.result, "Ann wins: the King has escaped.");
  await visitor.leave();
});
