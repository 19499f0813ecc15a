import type { PaletteEntry } from "@console-shell/contract";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useHost } from "../host/host-context.ts";

/**
 * Runs the entry that the address asks for, `?do=<key>`, as soon as it is offered, and removes the request from the
 * address: going back or reloading doesn't run it again.
 */
const useEntryOfAddress = (entries: readonly PaletteEntry[]) => {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("do");
  const entry = asked === null ? undefined : entries.find(({ key }) => key === asked);
  const run = entry?.fromAddress && entry.run;
  const isOffered = Boolean(run);
  useEffect(() => {
    if (!isOffered) return;
    setParameters(
      (now) => {
        now.delete("do");
        return now;
      },
      { replace: true },
    );
    run?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [isOffered]);
};

/**
 * Adds entries to the console's command palette while the component is mounted, with their keys. Those that only open a
 * form can be opened by a link, too.
 */
export const usePaletteEntries = (entries: readonly PaletteEntry[]): void => {
  const host = useHost();
  const current = useRef(entries);
  useEffect(() => {
    current.current = entries;
  });
  useEffect(() => host.offerEntries(() => current.current), [host]);
  useEntryOfAddress(entries);
};
