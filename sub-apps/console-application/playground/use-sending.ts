import { useAddress } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApiCall } from "./api-call.ts";
import { type CallResult, sendCall } from "./send-call.ts";
import { apiDocument } from "./use-api-document.ts";

/** Sends calls, the last one at a time, and has its answer; leaving the page gives it up. */
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
      // Given up by another one or by leaving; else nothing has answered.
      if (!controller.signal.aborted) setResult("unreachable");
    }
    if (controller.signal.aborted) return;
    setSending(false);
    // It counts as usage, and may have changed what the other tabs show.
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiDocument });
  };

  return { result, sending, send };
};
