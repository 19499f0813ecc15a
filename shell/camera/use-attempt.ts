import type { ApiOutput } from "@console-shell/contract";
import { useState } from "react";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { RequestError } from "../request/request-error.ts";
import { useCamera } from "./use-camera.ts";
import { useSteps } from "./use-steps.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

type Challenge = ApiOutput<"POST /auth/cam/challenge">;

/** What the server is sent of somebody who followed a challenge. */
export interface Following {
  challengeId: string;
  frames: string[][];
}

interface Attempt {
  /** Asks the server for a challenge. */
  begin: () => Promise<Challenge>;
  /** Sends the frames; what it rejects with is told, as far as it is about them. */
  send: (followed: Following) => Promise<void>;
}

/** A camera, and tries to follow a challenge in front of it. */
export const useAttempt = ({ begin, send }: Attempt) => {
  const camera = useCamera();
  const steps = useSteps(camera.video);
  const [verdict, setVerdict] = useState<Verdict>();
  const [checking, setChecking] = useState(false);
  const [wait, startWait] = useCountdown();
  const [trying, setTrying] = useState(false);

  const attempt = async () => {
    const { challengeId, steps: asked } = await begin();
    const followed = await steps.run(asked);
    if (followed === "left") return;
    if (followed === "too_dark") return setVerdict("too_dark");
    setChecking(true);
    await send({ challengeId, frames: followed.frames });
  };
  const run = async () => {
    setVerdict(undefined);
    setTrying(true);
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      setVerdict(verdictOf(error));
    } finally {
      setChecking(false);
      setTrying(false);
    }
  };
  const stop = () => {
    steps.cancel();
    camera.stop();
  };

  const { video, state, start } = camera;
  return {
    view: { video, state, cue: steps.cue, verdict, checking, wait },
    trying,
    start,
    run,
    stop,
  };
};
