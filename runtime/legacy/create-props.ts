import type { Host } from "../types.ts";
import { globalStateActions, type GlobalStateActions } from "./global-state.ts";
import type { MountParcel } from "./create-parcels.ts";

type NavigationTarget =
  | string
  | { href: string }
  | { currentTarget: unknown; preventDefault(): void };

/** What a legacy sub-app's lifecycles get: the host's services, and what qiankun and single-spa hand over. */
export interface LegacyProps extends GlobalStateActions {
  readonly name: string;
  /** The element that holds the page's markup: qiankun's name for it. */
  readonly container: HTMLElement;
  /** The same element: single-spa's name for it. */
  readonly domElement: HTMLElement;
  readonly mountParcel: MountParcel;
  readonly singleSpa: {
    navigateToUrl(target: NavigationTarget): void;
    mountRootParcel: MountParcel;
  };
  readonly [service: string]: unknown;
}

const navigateThrough =
  (host: Host) =>
  (target: NavigationTarget): void => {
    let place: unknown = target;
    if (typeof target === "object" && "currentTarget" in target) {
      target.preventDefault();
      place = target.currentTarget;
    }
    const address = typeof place === "string" ? place : (place as { href: string }).href;
    const url = new URL(address, document.baseURI);
    const { navigate } = host;
    if (typeof navigate === "function" && url.origin === window.location.origin)
      navigate(url.pathname + url.search + url.hash);
    else window.location.assign(url);
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
    singleSpa: { navigateToUrl: navigateThrough(host), mountRootParcel: mountParcel },
  };
  return () => {
    const services: Record<string, unknown> = {};
    // Services may be inherited, and sub-apps spread their props.
    for (const key in host) services[key] = host[key];
    return { ...services, ...own };
  };
};
