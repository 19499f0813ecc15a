import type { Host } from "../types.ts";
import { globalStateActions, type GlobalStateActions } from "./global-state.ts";

/** What a legacy sub-app's lifecycles get: the host's services, and what qiankun and single-spa hand over. */
export interface LegacyProps extends GlobalStateActions {
  readonly name: string;
  /** The element that holds the page's markup: qiankun's name for it. */
  readonly container: HTMLElement;
  /** The same element: single-spa's name for it. */
  readonly domElement: HTMLElement;
  readonly singleSpa: { navigateToUrl(target: NavigationTarget): void };
  readonly [service: string]: unknown;
}

type NavigationTarget = string | { href: string } | Event;

const navigateThrough = (host: Host) => (target: NavigationTarget) => {
  if (target instanceof Event) target.preventDefault();
  const place = target instanceof Event ? target.currentTarget : target;
  const url = new URL(
    typeof place === "string" ? place : (place as HTMLAnchorElement).href,
    document.baseURI,
  );
  const { navigate } = host;
  if (typeof navigate === "function" && url.origin === window.location.origin)
    navigate(url.pathname + url.search + url.hash);
  else window.location.assign(url);
};

/** Makes the props of one mount, new at each call because services may be replaced; the name is unique among mounts. */
export const createProps = (host: Host, name: string): (() => LegacyProps) => {
  const actions = globalStateActions(false);
  host.effects.add(() => void actions.offGlobalStateChange());
  const own = {
    ...actions,
    name,
    domElement: host.container,
    singleSpa: { navigateToUrl: navigateThrough(host) },
  };
  return () => {
    const services: Record<string, unknown> = {};
    // Services may be inherited; sub-apps spread their props.
    for (const key in host) services[key] = host[key];
    return { ...services, ...own, container: host.container };
  };
};
