import { useEffect, useRef, useState } from "react";
import { RequestError } from "../request/request-error.ts";
import { CeremonyError, type CeremonyFailure } from "./ceremony-error.ts";

export interface Ceremony {
  running: boolean;
  /** Why the last one failed; undefined where it was only cancelled. */
  failure: Exclude<CeremonyFailure, "cancelled"> | undefined;
  /**
   * Runs one; undefined where it gave nothing, which `failure` explains. Rejects with the
   * RequestError of a call that it makes.
   */
  run: <Result>(ceremony: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
}

const failureOf = (error: unknown): Ceremony["failure"] => {
  // Anything else is a part of the page that could not be loaded.
  const failure = error instanceof CeremonyError ? error.failure : "failed";
  return failure === "cancelled" ? undefined : failure;
};

/** One passkey ceremony at a time; it ends with what shows it. */
export const useCeremony = (): Ceremony => {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Ceremony["failure"]>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run: Ceremony["run"] = async (ceremony) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setRunning(true);
    setFailure(undefined);
    try {
      return await ceremony(signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof RequestError) throw error;
      setFailure(failureOf(error));
      return undefined;
    } finally {
      if (!signal.aborted) setRunning(false);
    }
  };
  return { running, failure, run };
};
