import { describe, expect, it } from "vitest";
import { Refused } from "../server/refused";
import type { Lesson } from "./lesson";
import { Teacher } from "./teacher.svelte";
import type { ExploreForm, Explored } from "../wire";

const lesson: Lesson = {
  game: "g",
  steps: [
    {
      id: "a",
      options: {},
      before: [{ by: "chance", do: "deal" }],
      seat: 0,
      solution: "one",
      wrong: [{ tries: ["x*"], say: "far" }],
      then: [{ by: 1, do: "reply" }],
    },
    { id: "b", seat: 0, answers: ["yes", "no"], solution: "no" },
    { id: "c", before: [{ by: 1, do: "more" }], seat: 0, solution: "two", right: ["t*"] },
  ],
};

/** A game whose view is what was done, and in which everything is legal. */
function lessonWith({ refuses = () => false }: { refuses?: (form: ExploreForm) => boolean } = {}) {
  const laidOut: string[] = [];
  const asked = { text: "asked" };
  const done: string[] = [];
  const teacher = new Teacher<string>(lesson, {
    explore: async (form): Promise<Explored<string>> => {
      const all = form.actions.map((entry) => entry.do).join(" ");
      const word = form.actions.at(-1)?.do === "z" ? "illegal" : "offline";
      if (refuses(form)) throw new Refused(word, "There is no connection.");
      laidOut.push(all);
      const actions = ["one", "two", "three", "x1", "y", "reply"];
      return {
        options: {},
        view: all,
        views: [{ seat: 0, view: `${all} (mine)`, asked }],
        to_act: [0],
        chance: false,
        legal: [0, 1].map((seat) => ({ seat, actions, asked })),
        heard: [{ seen: { event: "done" }, text: { text: all } }],
        outcome: null,
        asked,
        ended: null,
      };
    },
    wait: async () => {},
    pause: () => 1,
    ondone: (step) => done.push(step),
  });
  return { teacher, asked: laidOut, done };
}

describe("a teacher", () => {
  it("lays a step out, and offers everything that is legal", async () => {
    const { teacher } = lessonWith();
    await teacher.open(0);
    expect(teacher.view).toBe("deal (mine)");
    expect(teacher.legal).toContain("x1");
  });

  it("tells what would come of an action, and leaves the board as it was", async () => {
    const { teacher } = lessonWith({ refuses: ({ actions }) => actions.at(-1)?.do === "z" });
    await teacher.open(0);
    expect(await teacher.preview("x1")).toEqual([{ text: "deal x1" }]);
    expect(await teacher.preview("z")).toEqual([]);
    expect(teacher.view).toBe("deal (mine)");
  });

  it("explains a wrong try, and leaves the board as it was", async () => {
    const { teacher, asked, done } = lessonWith();
    await teacher.open(0);
    await teacher.attempt("x1");
    expect(teacher.said).toMatchObject({ right: false, text: "wrong-far" });
    const first = teacher.said!.count;
    await teacher.attempt("y");
    expect(teacher.said).toMatchObject({ right: false, text: "wrong" });
    expect(teacher.said!.count).not.toBe(first);
    expect(teacher.phase).toBe("asks");
    expect(asked).toEqual(["deal"]);
    expect(done).toEqual([]);
  });

  it("does a right try, says so, and shows what others do, one after the other", async () => {
    const { teacher, asked, done } = lessonWith();
    await teacher.open(0);
    await teacher.attempt("one");
    expect(teacher.said).toMatchObject({ right: true, text: "done" });
    expect(done).toEqual(["a"]);
    expect(asked).toEqual(["deal", "deal one", "deal one reply"]);
    expect(teacher.before).toBe("deal one (mine)");
    expect(teacher.legal).toEqual([]);
  });

  it("goes on from where the step before has ended, without laying out anew", async () => {
    const { teacher, asked } = lessonWith();
    await teacher.open(0);
    await teacher.solve();
    const { layouts } = teacher;
    await teacher.next();
    expect(teacher.legal).toEqual([]);
    await teacher.attempt("yes");
    expect(teacher.ruledOut).toEqual(["yes"]);
    expect(teacher.said).toMatchObject({ text: "wrong-yes" });
    await teacher.attempt("no");
    await teacher.next();
    expect(teacher.layouts).toBe(layouts);
    expect(asked.at(-1)).toBe("deal one reply more");
    await teacher.attempt("three");
    expect(teacher.said).toMatchObject({ right: true });
  });

  it("opens any step at once", async () => {
    const { teacher, asked } = lessonWith();
    await teacher.open(2);
    expect(asked).toEqual(["deal one reply more"]);
    expect(teacher.phase).toBe("asks");
  });

  it("shows nothing of a step that was left", async () => {
    const { teacher } = lessonWith();
    const slow = teacher.open(2);
    await teacher.open(0);
    await slow;
    expect(teacher.at).toBe(0);
    expect(teacher.view).toBe("deal (mine)");
  });

  it("asks the rules what they have against something", async () => {
    const { teacher, asked } = lessonWith();
    await teacher.open(0);
    expect(await teacher.why("one")).toBeNull();
    expect(asked.at(-1)).toBe("deal one");
    expect(teacher.view).toBe("deal (mine)");
    const strict = lessonWith({ refuses: ({ actions }) => actions.at(-1)?.do === "z" });
    await strict.teacher.open(0);
    expect(await strict.teacher.why("z")).toMatchObject({ word: "illegal" });
    expect(strict.teacher.trouble).toBeNull();
  });

  it("says what went wrong, and tries again", async () => {
    let lost = true;
    const { teacher } = lessonWith({ refuses: () => lost });
    await teacher.open(0);
    expect(teacher.trouble?.reason).toBe("There is no connection.");
    expect(teacher.legal).toEqual([]);
    lost = false;
    await teacher.again();
    expect(teacher.trouble).toBeNull();
    expect(teacher.phase).toBe("asks");
  });
});
