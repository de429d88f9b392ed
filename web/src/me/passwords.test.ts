import { expect, test } from "vitest";
import { Refused } from "../server/refused";
import { problemOf, reasonOf } from "./passwords";

test("a password that is too short is not sent", () => {
  expect(problemOf("sevenso")).toBe("A password has at least eight characters.");
  expect(problemOf("eight so")).toBeNull();
});

test("a wrong password is told as one's own, and a wrong code with what may be wrong", () => {
  const wrong = new Refused("wrong-password", "there is nobody with this name and this password");
  expect(reasonOf(wrong)).toBe("That is not your password.");
  expect(reasonOf(new Refused("no-code", "this code is not known any more"))).toMatch(
    /^No account has this name and this code\./,
  );
});

test("whatever else is refused becomes a sentence", () => {
  const often = new Refused("too-often", "too many requests; wait a moment");
  expect(reasonOf(often)).toBe("Too many requests; wait a moment.");
  const offline = "The server cannot be reached.";
  expect(reasonOf(new Refused("offline", offline))).toBe(offline);
});
