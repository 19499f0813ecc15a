import type { PaletteEntry } from "@console-shell/contract";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useConsole } from "../state/console-context.ts";
import { shellName } from "./palette.ts";

/** The SDK's hook of this name for the shell's own pages: entries of the palette while mounted, with their keys. */
export const usePaletteEntries = (entries: readonly PaletteEntry[]): void => {
  const { palette } = useConsole();
  const current = useRef(entries);
  useLayoutEffect(() => {
    current.current = entries;
  });
  useEffect(() => palette.offer(shellName, () => current.current), [palette]);
};
