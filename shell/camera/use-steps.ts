import { framesAtMost, type CameraStep } from "@console-shell/contract/camera-steps";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { captureFrame } from "./capture-frame.ts";

/** Milliseconds between two frames. */
const between = 250;
/** So many of them pass before the first frame of a step, for reading what it asks. */
const forReading = 4;

/** What is asked for at this moment. */
export interface Cue {
  step: CameraStep;
  /** Which it is, from 1. */
  at: number;
  count: number;
  secondsLeft: number;
}

/** The frames of each step; or that it is too dark to go on, that no picture comes, or that somebody went away. */
export type Followed = { frames: string[][] } | "too_dark" | "no_picture" | "left";

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

/** Asks for one step after the other, and takes frames of each, until it is through or the view is left. */
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
