import {
  type CameraStep,
  cameraSteps,
  type FrameFault,
} from "@console-shell/contract/words/camera-steps";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DetectedFace, Pose } from "#platform/vision/engine.ts";
import { unitVector } from "#platform/vision/unit-vector.ts";
import { followSteps, follows } from "./follow-steps.ts";
import { randomSteps } from "./challenges.ts";
import { seeFrame, type Seen } from "./frame.ts";

const face = (pose: Partial<Pose>, more: Partial<DetectedFace> = {}): DetectedFace => ({
  box: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 },
  score: 1,
  pose: { yaw: 0, pitch: 0, roll: 0, ...pose },
  sharpness: 100,
  brightness: 120,
  liveness: 1,
  embedding: unitVector([1, 0, 0]),
  ...more,
});
const ahead = face({});
const moved: Record<CameraStep, DetectedFace> = {
  center: ahead,
  left: face({ yaw: 20 }),
  right: face({ yaw: -20 }),
  nod: face({ pitch: -15 }),
};
const judge = (steps: CameraStep[], seen: (DetectedFace | FrameFault)[][]) =>
  followSteps(
    steps,
    seen.map((some) =>
      some.map((one): Seen => (typeof one === "string" ? { fault: one } : { face: one })),
    ),
    (one) => Promise.resolve(one),
  );

const angle = fc.double({ min: -24, max: 24, noNaN: true });
const anySteps = fc
  .array(fc.constantFrom(...cameraSteps.slice(1)), { minLength: 1, maxLength: 4 })
  .map((moves): CameraStep[] => ["center", ...moves]);

describe("following steps", () => {
  test("following the prompts passes, wherever the camera is and whatever it saw in between", () =>
    fc.assert(
      fc.asyncProperty(anySteps, angle, angle, async (steps, yaw, pitch) => {
        const from = (one: DetectedFace) =>
          face({ yaw: one.pose.yaw + yaw, pitch: one.pose.pitch + pitch });
        const seen = steps.map((step) => [from(moved[step])]);
        expect(await judge(steps, seen)).toEqual({ faces: seen.flat() });
        const late = seen.map((some, at) =>
          at === 0 ? some : ["blurred" as const, from(ahead), ...some],
        );
        expect(await judge(steps, late)).toEqual({ faces: seen.flat() });
      }),
    ));

  test("a still picture never passes, however it is tilted within a few degrees @security-35", () =>
    fc.assert(
      fc.asyncProperty(
        anySteps,
        fc.array(fc.double({ min: -3.9, max: 3.9, noNaN: true }), { minLength: 20, maxLength: 20 }),
        async (steps, shakes) => {
          const seen = steps.map((_, at) =>
            [0, 1, 2].map((more) =>
              face({ yaw: shakes[at * 3 + more] ?? 0, pitch: shakes[19 - at] ?? 0 }),
            ),
          );
          expect(await judge(steps, seen)).toEqual({ fault: "not_followed" });
        },
      ),
    ));

  test("a wrong move doesn't count", () => {
    for (const asked of cameraSteps)
      for (const done of cameraSteps)
        if (asked !== "center")
          expect(follows(asked, moved[done].pose, ahead.pose)).toBe(asked === done);
  });

  test("moves are measured from the most frontal frame", async () => {
    const seen = [[moved.left, ahead, moved.nod], [moved.left]];
    expect(await judge(["center", "left"], seen)).toEqual({ faces: [ahead, moved.left] });
  });

  test.each([
    ["looking away at first", [[face({ yaw: 40 })], [moved.left]], "not_followed"],
    ["faulty frames", [["too_dark"], [moved.left]], "too_dark"],
    ["a missing move", [[ahead], ["blurred"]], "blurred"],
    [
      "a good frame without the move takes precedence",
      [[ahead], [ahead, "blurred"]],
      "not_followed",
    ],
    [
      "another person in between",
      [[ahead], [face({ yaw: 20 }, { embedding: unitVector([0, 1, 0]) })]],
      "different_people",
    ],
    [
      "a film on a screen",
      [[face({}, { liveness: 0.1 })], [face({ yaw: 20 }, { liveness: 0.2 })]],
      "not_live",
    ],
  ] as [string, (DetectedFace | FrameFault)[][], FrameFault][])("%s", async (_, seen, fault) => {
    expect(await judge(["center", "left"], seen)).toEqual({ fault });
  });

  test("frames after a failed step aren't analyzed", async () => {
    let looks = 0;
    await followSteps(["center", "left", "nod"], [[1], [2, 3], [4]], () => {
      looks += 1;
      return Promise.resolve({ face: ahead });
    });
    expect(looks).toBe(3);
  });
});

test("random steps start ahead, never repeat twice in a row, and come in every order", () => {
  const made = new Set<string>();
  for (let round = 0; round < 600; round += 1) {
    const steps = randomSteps();
    expect(steps).toHaveLength(4);
    expect(steps.every((step, at) => step !== steps[at - 1])).toBe(true);
    made.add(steps.join(" "));
  }
  expect(made.size).toBe(12);
});

describe("a frame", () => {
  const frame = { bytes: Buffer.of(), width: 640, height: 480, luminance: 120 };
  const small = face({}, { box: { x: 0, y: 0, width: 0.1, height: 0.1 } });
  test("may show one face and people in the background", () => {
    expect(seeFrame(frame, [ahead])).toEqual({ face: ahead });
    expect(seeFrame(frame, [ahead, small])).toEqual({ face: ahead });
    expect(seeFrame(frame, [ahead, ahead])).toEqual({ fault: "several_faces" });
  });
  test("without a face is dark or empty", () => {
    expect(seeFrame(frame, [])).toEqual({ fault: "no_face" });
    expect(seeFrame({ ...frame, luminance: 12 }, [])).toEqual({ fault: "too_dark" });
  });
  test("with a poor face says why", () => {
    expect(seeFrame(frame, [small])).toEqual({ fault: "too_small" });
    expect(seeFrame(frame, [face({}, { brightness: 20 })])).toEqual({ fault: "too_dark" });
    expect(seeFrame(frame, [face({}, { brightness: 250 })])).toEqual({ fault: "too_bright" });
    expect(seeFrame(frame, [face({ yaw: 50 }, { sharpness: 2 })])).toEqual({ fault: "blurred" });
    expect(seeFrame(frame, [face({ yaw: 50 })])).toMatchObject({ face: {} });
  });
});
