import type { ApiOutput } from "@console-shell/contract";
import { useCamera } from "@console-shell/ui";
import { useEffect, useRef, useState } from "react";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { RequestError } from "../request/request-error.ts";
import { useSteps } from "./use-steps.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

type Challenge = ApiOutput<"POST /auth/cam/challenge">;

/** A followed challenge, as sent to the server. */
export interface Following {
  challengeId: string;
  frames: string[][];
}

interface Attempt {
  /** Asks the server for a challenge. */
  begin: (signal: AbortSignal) => Promise<Challenge>;
  /**
   * Sends the frames; a rejection that is about them becomes a verdict. Once the signal is aborted, it must
   * have no effect.
   */
  send: (followed: Following, signal: AbortSignal) => Promise<void>;
}

/** Four frames are sent; they can be small. */
const wanted = { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } };

/** A camera, and attempts to follow a challenge in front of it. */
export const useAttempt = ({ begin, send }: Attempt) => {
  const camera = useCamera(wanted);
  const steps = useSteps(camera.video);
  const [verdict, setVerdict] = useState<Verdict>();
  const [checking, setChecking] = useState(false);
  const [wait, startWait] = useCountdown();
  const [trying, setTrying] = useState(false);

  const trial = useRef<AbortController>(undefined);
  const isSent = useRef(false);
  useEffect(() => () => trial.current?.abort(), []);

  const attempt = async (signal: AbortSignal) => {
    const { challengeId, steps: asked } = await begin(signal);
    if (signal.aborted) return;
    const followed = await steps.run(asked);
    if (followed === "left" || signal.aborted) return;
    if (typeof followed === "string") return setVerdict(followed);
    setChecking(true);
    isSent.current = true;
    await send({ challengeId, frames: followed.frames }, signal);
  };
  const run = async () => {
    trial.current?.abort();
    const controller = new AbortController();
    trial.current = controller;
    setVerdict(undefined);
    setTrying(true);
    try {
      await attempt(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      setVerdict(verdictOf(error));
    } finally {
      isSent.current = false;
      setChecking(false);
      setTrying(false);
    }
  };
  const stop = () => {
    trial.current?.abort();
    steps.cancel();
    camera.stop();
  };

  const { video, state, start } = camera;
  const { cancel } = steps;
  // If the camera stops, cancel the challenge. Frames already sent still get their response, because the
  // server may store them.
  useEffect(() => {
    if (state === "live") return;
    cancel();
    if (!isSent.current) trial.current?.abort();
  }, [state, cancel]);
  return {
    view: { video, state, cue: steps.cue, verdict, checking, wait },
    trying,
    start,
    run,
    stop,
  };
};
