import type { ApiOutput } from "@console-shell/contract";
import { billingRunClients } from "@console-shell/contract/words/limits";
import { useApiMutation } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";

type Ran = ApiOutput<"POST /cc-api/finance/billing/run">;
type Seen = ApiOutput<"GET /cc-api/finance/billing/fingerprints">["clients"];

export interface Run {
  /** How many clients have been processed. */
  done: number;
  /** The invoices. */
  issued: readonly string[];
  skipped: Ran["skipped"];
}

/**
 * Runs a month in batches of a hundred clients. Each batch keeps its idempotency key, so a retry after a
 * lost response returns the same result.
 */
export const useRun = (month: string) => {
  const [key] = useState(newIdempotencyKey);
  const [run, setRun] = useState<Run>();
  const [state, setState] = useState<"idle" | "running" | "broken" | "ended">("idle");
  const queries = useQueryClient();
  const call = useApiMutation("POST /cc-api/finance/billing/run", {
    // Refetch once at the end, not after each batch.
    invalidates: [],
  });
  // The confirmed list; one read later, on a retry, would be different.
  const [confirmed, setConfirmed] = useState<Seen>([]);
  const start = async (read: Seen): Promise<void> => {
    const seen = run ? confirmed : read;
    setConfirmed(seen);
    setState("running");
    let now: Run = run ?? { done: 0, issued: [], skipped: [] };
    setRun(now);
    try {
      while (now.done < seen.length) {
        const clients = seen.slice(now.done, now.done + billingRunClients);
        const idempotencyKey = `${key}:${now.done}`;
        const { issued, skipped } = await call.mutateAsync({
          body: { month, clients, idempotencyKey },
        });
        now = {
          done: now.done + clients.length,
          issued: [...now.issued, ...issued.map(({ id }) => id)],
          skipped: [...now.skipped, ...skipped],
        };
        setRun(now);
      }
      setState("ended");
    } catch {
      // The request wrapper has shown the error; issued invoices stay, and the rest can be retried.
      setState("broken");
    }
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== "GET /cc-api/finance/billing/fingerprints",
    });
  };
  return { start, run, state, count: confirmed.length };
};
