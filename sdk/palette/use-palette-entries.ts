import type { PaletteEntry } from "@console-shell/contract";
import { useEffect, useRef } from "react";
import { useHost } from "../host/host-context.ts";

/** Adds entries to the console's command palette while the component is mounted. */
export const usePaletteEntries = (entries: readonly PaletteEntry[]): void => {
  const host = useHost();
  const current = useRef(entries);
  useEffect(() => {
    current.current = entries;
  });
  useEffect(() => host.offerEntries(() => current.current), [host]);
};
