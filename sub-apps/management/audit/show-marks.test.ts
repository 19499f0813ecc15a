import { expect, test } from "vitest";
import { showMarks } from "./show-marks.ts";

test("shows characters that turn or hide text, and leaves emoji and words alone", () => {
  expect(showMarks("Mal\u202Eyrol")).toBe("Mal[U+202E]yrol");
  expect(showMarks("Shelves\u200b")).toBe("Shelves[U+200B]");
  expect(showMarks("Lin 👩\u200d🔧, 零售货架")).toBe("Lin 👩\u200d🔧, 零售货架");
});
