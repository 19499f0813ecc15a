import { useEffect, useRef, useState } from "react";
import { RequestError } from "../request/request-error.ts";
import { CeremonyError, type CeremonyFailure } from "./ceremony-error.ts";

export interface Ceremony {
  running: boolean;
  /** Why the last ceremony failed; undefined if it was only cancelled. */
  failure: Exclude<CeremonyFailure, "cancelled"> | undefined;
  /**
   * Runs a ceremony; resolves to undefined if it gave no passkey, which `failure` explains. Rejects with the
   * RequestError of a failed call.
   */
  run: <Result>(ceremony: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
}

const failureOf = (error: unknown): Ceremony["failure"] => {
  // Anything else is a chunk that failed to load.
  const failure = error instanceof CeremonyError ? error.failure : "failed";
  return failure === "cancelled" ? undefined : failure;
};

/** Runs one passkey ceremony at a time; unmounting cancels it. */
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
