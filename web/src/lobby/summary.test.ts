import { describe, expect, it } from "vitest";
import { clockProblem, clockWords, sameClock } from "../tables/clocks";
import type { Plan } from "../tables/plan";
import { summary } from "./summary";

const plan = (more: Partial<Plan>): Plan => ({
  game: "brandubh",
  name: "",
  public: false,
  seats: [{ who: "me" }, { who: "friend" }],
  clock: { kind: "none" },
  late: "bot",
  options: { rules: [] },
  ...more,
});

describe("the summary", () => {
  it("says who plays, and that a link is needed", () => {
    expect(summary(plan({}), "").join(" ")).toBe(
      "Brandubh for two: you as the Vikings and a friend. No clock. " +
        "Only those with the link can find it. It begins when all seats are taken.",
    );
  });

  it("counts bots by level and knows that nobody has to be waited for", () => {
    const bot = { who: "bot", level: "squire" } as const;
    const words = summary(
      plan({
        game: "brian-boru",
        seats: [{ who: "me" }, bot, bot, { who: "bot", level: "champion" }],
        options: { last_card: "discard" },
        public: true,
        clock: { kind: "days", days: 1 },
        late: "loses",
      }),
      "",
    ).join(" ");
    expect(words).toBe(
      "Brian Boru for four: you, two Squire bots and the Champion bot. 1 day per move; when time runs " +
        "out, the game is lost. Everyone can find it and watch. It begins at once.",
    );
  });

  it("tells what departs from the usual game, as the rules say it", () => {
    const two = plan({ seats: [{ who: "me" }, { who: "me" }], options: { lots: true } });
    const departs = [{ text: "tafl-with-lots" }, { text: "of-tomorrow" }];
    const words = summary(two, "", departs).join(" ");
    expect(words).toContain("two people on this screen");
    expect(words).toContain("drawn by lot");
    expect(words).not.toContain("of-tomorrow");
  });
});

describe("clocks", () => {
  it("are told in a few words", () => {
    expect(clockWords({ kind: "game", seconds: 600, increment: 5 })).toBe("10 min + 5 s");
    expect(clockWords({ kind: "game", seconds: 5400, increment: 0 })).toBe("1 h 30 min each");
    expect(clockWords({ kind: "move", seconds: 90 })).toBe("1 min 30 s per move");
    expect(clockWords({ kind: "days", days: 3 })).toBe("3 days per move");
    expect(clockWords({ kind: "none" })).toBe("No clock");
  });

  it("are held against the server's limits", () => {
    expect(clockProblem({ kind: "none" })).toBe(null);
    expect(clockProblem({ kind: "move", seconds: 5 })).toBe(null);
    expect(clockProblem({ kind: "move", seconds: 4 })).not.toBe(null);
    expect(clockProblem({ kind: "game", seconds: 600, increment: 601 })).not.toBe(null);
    expect(clockProblem({ kind: "days", days: 1.5 })).not.toBe(null);
  });

  it("are compared", () => {
    expect(sameClock({ kind: "days", days: 1 }, { kind: "days", days: 1 })).toBe(true);
    expect(sameClock({ kind: "days", days: 1 }, { kind: "days", days: 2 })).toBe(false);
    expect(sameClock({ kind: "none" }, { kind: "days", days: 1 })).toBe(false);
  });
});
