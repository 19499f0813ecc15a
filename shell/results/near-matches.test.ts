import { expect, test } from "vitest";
import { nearMatches } from "./near-matches.ts";

const known = ["/", "/finance", "/face-search", "/user-info", "/management"];

test.each([
  ["/finanse", ["/finance"]],
  ["/Finance", ["/finance"]],
  ["/user-info/more", ["/user-info"]],
  ["/face", ["/face-search", "/finance"]],
  ["/something-else-entirely", []],
  ["/", []],
])("%s is similar to %j", (wanted, near) => {
  expect(nearMatches(wanted, known)).toEqual(near);
});
