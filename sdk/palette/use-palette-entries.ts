import type { PaletteEntry } from "@console-shell/contract";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useHost } from "../host/host-context.ts";

/**
 * Removes `?do=<key>` from the address, so that going back or reloading doesn't ask again, and runs that entry as soon
 * as the page offers it. Without entries it's left to the components that have some, which may be mounted later.
 */
const useEntryOfAddress = (entries: readonly PaletteEntry[] | undefined) => {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const asked = parameters.get("do");
  const others = new URLSearchParams(parameters);
  others.delete("do");
  const place = `${pathname}?${others}`;
  // Forgotten on another page, whose entry may have the same key.
  const [request, setRequest] = useState<{ key: string; place: string }>();
  useEffect(() => {
    if (asked === null || !entries) return;
    setRequest({ key: asked, place });
    setParameters(others, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [asked, place]);
  const entry =
    request?.place === place ? entries?.find(({ key }) => key === request.key) : undefined;
  const run = entry?.fromAddress && entry.run;
  const isOffered = Boolean(run);
  useEffect(() => {
    if (!isOffered) return;
    setRequest(undefined);
    run?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [isOffered]);
};

/**
 * Adds entries to the console's command palette while the component is mounted, with their keys. Those that only open a
 * form can be opened by a link, too. A function is called when the palette opens or a key is pressed; links don't open
 * its entries.
 */
export const usePaletteEntries = (
  entries: readonly PaletteEntry[] | (() => readonly PaletteEntry[]),
): void => {
  const host = useHost();
  const current = useRef(entries);
  useEffect(() => {
    current.current = entries;
  });
  useEffect(
    () =>
      host.offerEntries(() =>
        typeof current.current === "function" ? current.current() : current.current,
      ),
    [host],
  );
  useEntryOfAddress(typeof entries === "function" ? undefined : entries);
};
