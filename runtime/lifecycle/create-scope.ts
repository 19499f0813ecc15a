import type { Ledger } from "../effects/ledger.ts";
import { createOwnedEffects } from "../effects/owned-effects.ts";
import type { MountHandle, MountScope } from "../types.ts";

export interface ScopeParts {
  name: string;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  signal: AbortSignal;
  ledger: Ledger;
  active: () => boolean;
  onLoading: (loading: boolean) => void;
  mountSubApp: (name: string, element: HTMLElement, services?: object) => MountHandle;
}

/** The runtime's part of what a sub-app receives. */
export const createScope = (parts: ScopeParts): MountScope => {
  const { name, container, overlayRoot, signal, ledger, mountSubApp } = parts;
  return {
    name,
    container,
    overlayRoot,
    signal,
    get active() {
      return parts.active();
    },
    effects: createOwnedEffects(ledger),
    setLoading(loading) {
      if (!signal.aborted) parts.onLoading(loading);
    },
    mountSubApp,
  };
};
