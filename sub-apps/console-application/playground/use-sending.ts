import { useAddress } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApiCall } from "./api-call.ts";
import { type CallResult, sendCall } from "./send-call.ts";
import { apiDocument } from "./use-api-document.ts";

/** Sends one call at a time and holds its response; a new call or leaving the page aborts it. */
export const useSending = () => {
  const client = useQueryClient();
  const address = useAddress();
  const [result, setResult] = useState<CallResult | "unreachable">();
  const [sending, setSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (call: ApiCall, secret: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    try {
      setResult(await sendCall(call, address(call.path), secret, controller.signal));
    } catch {
      // Aborted by another call or by leaving; otherwise there was no response.
      if (!controller.signal.aborted) setResult("unreachable");
    }
    if (controller.signal.aborted) return;
    setSending(false);
    // The call counts as usage and may have changed what other tabs show.
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiDocument });
  };

  return { result, sending, send };
};
