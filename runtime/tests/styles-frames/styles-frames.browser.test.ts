import { expect, test } from "vitest";
import { answerOf } from "../strict-page.ts";

test("R3.25 R17.2 under a nonce policy styles apply in frames that a sub-app writes itself", async () => {
  expect(await answerOf("styles-frames/host.ts")).toEqual({
    fixture: "styles-frames",
    colors: [1, 2, 3, 4].map((level) => `rgb(${level}, 0, 0)`),
    // Styles created by script in an existing frame aren't even refused first.
    refused: [],
    ofHost: "rgb(0, 0, 0)",
  });
});
