import { framesAtMost, type CameraStep } from "@console-shell/contract/words/camera-steps";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { captureFrame } from "./capture-frame.ts";

/** Milliseconds between frames. */
const between = 250;
/** Frame intervals to wait before a step's first frame, so the user can read the instruction. */
const forReading = 4;

/** The current instruction. */
export interface Cue {
  step: CameraStep;
  /** Its number, from 1. */
  at: number;
  count: number;
  secondsLeft: number;
}

/** The frames of each step, or why there are none: too dark, no picture, or the user left. */
type Followed = { frames: string[][] } | "too_dark" | "no_picture" | "left";

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });

/** Runs the steps in order and captures frames of each, until all are done or the view is left. */
export const useSteps = (video: RefObject<HTMLVideoElement | null>) => {
  const [cue, setCue] = useState<Cue>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (steps: readonly CameraStep[]): Promise<Followed> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const frames: string[][] = [];
      const ticks = forReading + framesAtMost;
      for (const [index, step] of steps.entries()) {
        const taken: string[] = [];
        let dark = 0;
        for (let tick = 0; tick < ticks; tick += 1) {
          const secondsLeft = Math.ceil(((ticks - tick) * between) / 1000);
          setCue({ step, at: index + 1, count: steps.length, secondsLeft });
          await wait(between, signal);
          if (signal.aborted) return "left";
          const frame = tick < forReading || !video.current ? null : captureFrame(video.current);
          if (frame) taken.push(frame.image);
          if (frame?.tooDark) dark += 1;
        }
        if (dark === taken.length) {
          setCue(undefined);
          return taken.length === 0 ? "no_picture" : "too_dark";
        }
        frames.push(taken);
      }
      setCue(undefined);
      return { frames };
    },
    [video],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setCue(undefined);
  }, []);
  return { cue, run, cancel };
};
