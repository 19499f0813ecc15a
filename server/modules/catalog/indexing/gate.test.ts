import type { ImageGate } from "@console-shell/contract/words/image-gate";
import { expect, test } from "vitest";
import type { FaceFlaw } from "@console-shell/contract/calls/query-image";
import { refusalsOf } from "./gate.ts";

const face = (size: number, ...flaws: FaceFlaw[]) => ({
  box: { x: 0, y: 0, width: size, height: size },
  flaws,
});
const gate: ImageGate = {
  minimumWidth: 200,
  faces: "one",
  refusedFlaws: ["blurred", "too_dark"],
};
const refusals = (
  width: number,
  faces: ReturnType<typeof face>[],
  change: Partial<ImageGate> = {},
) => refusalsOf({ gate: { ...gate, ...change }, kind: "faces" }, { width, faces });

test("a library accepts pictures that meet its requirements and names each failed one", () => {
  expect(refusals(200, [face(0.5)])).toEqual([]);
  expect(refusals(199, [])).toEqual(["too_narrow", "no_face"]);
  expect(refusals(200, [face(0.5), face(0.2)])).toEqual(["several_faces"]);
  expect(refusals(200, [face(0.5, "blurred", "turned_away")])).toEqual(["blurred"]);
  expect(refusals(200, [], { faces: "any" })).toEqual([]);
});

test("of several faces one has to be good enough; otherwise the largest one gives the reason", () => {
  const several = [face(0.2, "too_dark"), face(0.5, "blurred")];
  expect(refusals(200, several, { faces: "some" })).toEqual(["blurred"]);
  expect(refusals(200, [...several, face(0.1)], { faces: "some" })).toEqual([]);
});

test("faces are checked only in face libraries, and without a gate everything is accepted", () => {
  expect(refusalsOf({ gate, kind: "objects" }, { width: 100, faces: [] })).toEqual(["too_narrow"]);
  expect(refusalsOf({ gate: null, kind: "faces" }, { width: 1, faces: [] })).toEqual([]);
});
