import { randomInt } from "node:crypto";
import type { CameraStep } from "@console-shell/contract/words/camera-steps";

const moves = ["left", "right", "nod"] as const satisfies readonly CameraStep[];
const moveCount = 3;

/** Look ahead, then three moves without immediate repetition: twelve sequences. */
export const randomSteps = (): CameraStep[] => {
  const steps: CameraStep[] = ["center"];
  while (steps.length <= moveCount) {
    const others = moves.filter((move) => move !== steps.at(-1));
    const next = others[randomInt(others.length)];
    if (next) steps.push(next);
  }
  return steps;
};
