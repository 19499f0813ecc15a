import type { Ledger } from "../effects/ledger.ts";
import { createOwnedEffects } from "../effects/owned-effects.ts";
import type { CurrentServices, MountHandle, MountScope } from "../types.ts";

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

/** The runtime's part of what a sub-app gets. */
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

/** The host unless a `createHost` makes another: the services, and on top of them the runtime's part. */
export const plainHost = <Services extends object>(
  scope: MountScope,
  services: CurrentServices<Services>,
): MountScope => {
  const follow = () => Object.setPrototypeOf(scope, services.get());
  services.subscribe(follow);
  follow();
  return scope;
};
