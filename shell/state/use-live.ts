import type { Live } from "@console-shell/contract";
import { useSyncExternalStore } from "react";

/** Re-renders with the value whenever it changes. */
export const useLive = <Value>(live: Live<Value>): Value =>
  useSyncExternalStore(live.subscribe, live.get, live.get);
