import { expect, test } from "vitest";
import { answerOf } from "../strict-page.ts";

test("R3.24 R3.21 under a nonce policy style elements apply in shadow roots, and in svg, scoped", async () => {
  const gray = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `rgb(${level}, ${level}, ${level})`);
  const black = "rgb(0, 0, 0)";
  expect(await answerOf("styles-shadow/host.ts")).toEqual({
    fixture: "styles-shadow",
    colors: gray,
    stray: black,
    ofHost: black,
    // Styles added deeper, or outside a shadow root, are refused first. The last one is the host's
    // own.
    violations: ["svg", "div", "root"],
    left: 0,
  });
});
