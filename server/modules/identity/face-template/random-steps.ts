import { randomInt } from "node:crypto";
import type { CameraStep } from "@console-shell/contract/camera-steps";

const moves = ["left", "right", "nod"] as const satisfies readonly CameraStep[];
const moveCount = 3;

/** To look ahead, then three moves, none of them twice in a row: twelve ways. */
export const randomSteps = (): CameraStep[] => {
  const steps: CameraStep[] = ["center"];
  while (steps.length <= moveCount) {
    const others = moves.filter((move) => move !== steps.at(-1));
    const next = others[randomInt(others.length)];
    if (next) steps.push(next);
  }
  return steps;
};
