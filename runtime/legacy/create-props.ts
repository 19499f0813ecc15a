import type { Host } from "../types.ts";
import { globalStateActions, type GlobalStateActions } from "./global-state.ts";
import type { MountParcel } from "./create-parcels.ts";

/** An address, a link, or the click on a link. */
type NavigationTarget = string | { href: string } | Event;

/** What a legacy sub-app's lifecycles get: the host's services, and what qiankun and single-spa hand over. */
export interface LegacyProps extends GlobalStateActions {
  readonly name: string;
  /** The element that holds the page's markup: qiankun's name for it. */
  readonly container: HTMLElement;
  /** The same element: single-spa's name for it. */
  readonly domElement: HTMLElement;
  readonly mountParcel: MountParcel;
  readonly singleSpa: { navigateToUrl(target: NavigationTarget): void };
  readonly [service: string]: unknown;
}

const navigateThrough =
  (host: Host) =>
  (target: NavigationTarget): void => {
    const event = target as Partial<Event>;
    event.preventDefault?.();
    const place = (event.currentTarget ?? target) as Partial<HTMLAnchorElement>;
    const { pathname, search, hash } = new URL(String(place.href ?? place), document.baseURI);
    (host["navigate"] as (to: string) => void)(pathname + search + hash);
  };

/** Makes the props of one mount: new at each call, because services may be replaced. */
export const createProps = (
  host: Host,
  name: string,
  mountParcel: MountParcel,
): (() => LegacyProps) => {
  const { container } = host;
  const actions = globalStateActions(false);
  host.effects.add(() => void actions.offGlobalStateChange());
  const own = {
    ...actions,
    name,
    container,
    domElement: container,
    mountParcel,
    singleSpa: { navigateToUrl: navigateThrough(host) },
  };
  return () => {
    const services: Record<string, unknown> = {};
    // Services may be inherited, and sub-apps spread their props.
    for (const key in host) services[key] = host[key];
    return { ...services, ...own };
  };
};
