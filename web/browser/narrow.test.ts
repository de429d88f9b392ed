// Every screen in a language with longer words, on the narrowest phone and magnified twice on a small
// desk: nothing sticks out. Which screen is seen in which language changes as screens are added.

import { beforeAll, expect, test } from "vitest";
import { Line, allScreens, sticksOut, type Screen } from "./screens";
import { Visitor, drawn, type Guest } from "./support";
import { browser, server } from "./stage";

let ann: Guest;
let screens: Screen[];

beforeAll(async () => {
  [ann, screens] = await allScreens(server, new Line());
  // What is written there is the same for what has to be opened first.
  screens = screens.filter(({ first }) => !first);
}, 240_000);

const phone = { width: 360, height: 740 };
/** A screen of 1280 by 800 at 200 per cent. */
const magnified = { width: 640, height: 400 };

/** Each language sees half of the screens, or all of them where pictures are taken, too. */
const looks = [
  { name: "Irish", language: "ga", part: 0 },
  { name: "German", language: "de", part: 1 },
];

for (const { name, language, part } of looks) {
  test(`${name} fits into 360 px, and twice as large`, { timeout: 300_000 }, async () => {
    const visitor = await Visitor.come(browser, server, { as: ann, ...phone });
    const { page } = visitor;
    await page.addInitScript(
      (chosen) => localStorage.setItem("ardri.settings", JSON.stringify(chosen)),
      { language },
    );
    const wrong: string[] = [];
    for (const screen of screens.filter((_, at) => process.env.ARDRI_SHOTS || at % 2 === part)) {
      if (screen.complains) visitor.expects(screen.complains);
      await page.goto(screen.path);
      await page.getByRole("main").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      for (const size of [phone, magnified]) {
        await page.setViewportSize(size);
        await drawn(page);
        for (const wide of await sticksOut(page))
          wrong.push(`${screen.name} at ${size.width}: ${wide}`);
      }
      await page.setViewportSize(phone);
    }
    expect(wrong).toEqual([]);
    await visitor.leave();
  });
}
