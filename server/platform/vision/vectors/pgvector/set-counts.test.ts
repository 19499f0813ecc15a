import { expect, test } from "vitest";
import { type SetCounts, shareOfGraph } from "./set-counts.ts";

const counts: SetCounts = [
  { libraryId: "small", kind: "face", model: "m", count: 9_000 },
  { libraryId: "middle", kind: "face", model: "m", count: 21_000 },
  { libraryId: "large", kind: "face", model: "m", count: 70_000 },
  { libraryId: "small", kind: "face", model: "other", count: 500_000 },
  { libraryId: "small", kind: "region", model: "m", count: 500_000 },
];
const shareOf = (...libraryIds: string[]) =>
  shareOfGraph(counts, { kind: "face", model: "m", libraryIds });

test("few vectors are compared one by one, others are estimated as a share of their kind and model", () => {
  expect(shareOf("small")).toBeUndefined();
  expect(shareOf("new")).toBeUndefined();
  expect(shareOf("middle")).toBe(0.21);
  expect(shareOf("small", "middle", "large", "new")).toBe(1);
});
