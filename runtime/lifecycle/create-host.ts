import type { HostRequest, HostServices, Live, SubAppHost } from "@console-shell/contract";
import type { Ledger } from "../effects/ledger.ts";
import { createOwnedEffects } from "../effects/owned-effects.ts";

export interface HostParts {
  name: string;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  signal: AbortSignal;
  ledger: Ledger;
  /** The services in force; they may be replaced while the sub-app is mounted. */
  services: () => HostServices;
  onLoading: (loading: boolean) => void;
}

/** What a sub-app gets: the host's services, every subscription and call of which ends with the mount. */
export const createHost = (parts: HostParts): SubAppHost => {
  const { name, container, overlayRoot, signal, ledger, services } = parts;
  const effects = createOwnedEffects(ledger);
  const live = <Value>(pick: (from: HostServices) => Live<Value>): Live<Value> => ({
    get: () => pick(services()).get(),
    subscribe: (listener) => effects.add(pick(services()).subscribe(listener)),
  });
  const request = async (...input: Parameters<HostRequest>) => {
    signal.throwIfAborted();
    const [key, values, options] = input;
    const ended = options?.signal ? AbortSignal.any([signal, options.signal]) : signal;
    return services().request(key, values, { ...options, signal: ended });
  };
  return {
    name,
    container,
    overlayRoot,
    signal,
    effects,
    account: live((from) => from.account),
    permissions: live((from) => from.permissions),
    locale: live((from) => from.locale),
    theme: live((from) => from.theme),
    location: live((from) => from.location),
    get basename() {
      return services().basename;
    },
    request: request as HostRequest,
    // A sub-app that was left may still finish something: its calls must not move the next one's page.
    navigate: (to, options) => void (signal.aborted || services().navigate(to, options)),
    setTitle: (title) => void (signal.aborted || services().setTitle(title)),
    notify: (notice) => void (signal.aborted || services().notify(notice)),
    setLoading(loading) {
      if (signal.aborted) return;
      services().setLoading(loading);
      parts.onLoading(loading);
    },
  };
};
