import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { texts } from "../../texts/index.svelte";
import { marriageName, regionName, regions, spoken, townName, towns } from "./facts";
import { heardText } from "../../texts/localize";

const names = ["Ann", "Brian", "Cara", "Dara"];

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterAll(() => vi.unstubAllGlobals());

test("names are English for those who read English or German", async () => {
  for (const language of ["en", "de"] as const) {
    await texts.speak(language);
    expect([townName("M8"), regionName("L"), spoken()]).toEqual(["Cork", "Leinster", "english"]);
  }
  expect(marriageName("Estrid, Princess of Denmark")).toBe("Estrid, Prinzessin von Dänemark");
  expect(marriageName("Orlaith")).toBe("Orlaith");
});

test("the English names of regions are those that are printed", async () => {
  await texts.speak("en");
  expect(regions.map(({ id }) => regionName(id))).toEqual(regions.map(({ name }) => name));
  expect(regionName("X")).toBe("X");
});

test("names are Irish for those who read Irish, on the map and in sentences", async () => {
  await texts.speak("ga");
  expect(towns.map(({ id }) => townName(id))).toEqual(towns.map(({ irish }) => irish));
  expect(regionName("M")).toBe("Mumhain");
  const town = { text: "boru-town-name", args: { english: "Cork", irish: "Corcaigh" } };
  const region = { text: "boru-region-name", args: { region: "M" } };
  const args = { name: { seat: 0 }, town, region, colour: "red" };
  const marked = heardText({ text: { text: "boru-log-marked", args } }, names);
  expect(marked).toBe("Chuir Ann an marcóir ag Corcaigh, baile dearg sa réigiún Mumhain.");
});

test("a colour takes the form that the sentence needs", async () => {
  const town = { text: "boru-town-name", args: { english: "Cork", irish: "Corcaigh" } };
  const text = { text: "boru-prompt-lead", args: { town, colour: "red" } };
  const asks = () => heardText({ text }, names);
  await texts.speak("de");
  expect(asks()).toBe("Eröffne den Stich um Cork: Spiele eine rote oder eine weiße Karte.");
  await texts.speak("en");
  expect(asks()).toBe("Lead Cork: play a red or a white card.");
});
