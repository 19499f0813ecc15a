import type { Host } from "../../types.ts";
import { createBus, openBus } from "../bus.ts";
import type { CreateContract } from "../contract.ts";

/** `$wujie.bus`: one for all sub-apps of the page. */
const bus = createBus();
const everything = "_wujie_all_event";

/** A page's location as its sub-app knows it: at the sub-app's own origin. */
const childLocation = (location: Location, origin: string): Location => {
  const own = () => new URL(location.href.slice(location.origin.length), origin);
  const inward = (to: string | URL) => {
    const url = new URL(to, own());
    return url.origin === origin ? url.href.slice(origin.length) : url.href;
  };
  // Not a proxy of the location itself, whose methods can't be replaced.
  return new Proxy({} as Location, {
    get(_, key) {
      if (key === "assign" || key === "replace")
        return (to: string | URL) => location[key](inward(to));
      const home = key in URL.prototype ? own() : location;
      const value = Reflect.get(home, key) as unknown;
      return typeof value === "function" ? (value as () => unknown).bind(home) : value;
    },
    set: (_, key, value) =>
      Reflect.set(location, key, key === "href" ? inward(value as string) : value),
  });
};

/** A wujie sub-app: it renders when its scripts run, or when `__WUJIE_MOUNT` is called. */
export const createContract: CreateContract = ({ context, plan, page, signal }) => {
  const door = openBus(bus);
  let host: Host | undefined;
  let mounted = false;

  const mount = async () => {
    const start = page["__WUJIE_MOUNT"];
    // A module script that calls it runs before the mount.
    if (mounted || !host || typeof start !== "function") return;
    mounted = true;
    await start();
  };
  const unmount = async () => {
    const stop = page["__WUJIE_UNMOUNT"];
    if (mounted && typeof stop === "function") await stop();
    mounted = false;
  };
  const chained = {
    $on: (event: string, listener: () => void) => (door.on(event, listener), chained),
    $onAll: (listener: () => void) => chained.$on(everything, listener),
    $once: (event: string, listener: () => void) => door.once(event, listener),
    $off: (event: string, listener: () => void) => (door.off(event, listener), chained),
    $offAll: (listener: () => void) => chained.$off(everything, listener),
    $emit(event: string, ...values: unknown[]) {
      door.emit(event, ...values);
      door.emit(everything, event, ...values);
      return chained;
    },
    $clear: () => (door.close(), chained),
  };
  const document = page.document as unknown as Record<string, unknown>;
  const provide = {
    bus: chained,
    location: childLocation(page.location, new URL(plan.url).origin),
    get props() {
      return host ?? context.services;
    },
  };
  signal.addEventListener("abort", door.close);

  return {
    place: "",
    ownRequests: true,
    base: new URL(".", plan.url).pathname,
    globals: {
      __POWERED_BY_WUJIE__: true,
      __WUJIE_PUBLIC_PATH__: `${new URL(plan.url).origin}/`,
      __WUJIE: { id: context.registration.name, mount, provide, inject: {} },
      $wujie: provide,
      __WUJIE_RAW_WINDOW__: page,
      __WUJIE_RAW_DOCUMENT_HEAD__: document["head"],
      __WUJIE_RAW_DOCUMENT_QUERY_SELECTOR__: document["querySelector"],
      __WUJIE_RAW_DOCUMENT_QUERY_SELECTOR_ALL__: document["querySelectorAll"],
      __WUJIE_RAW_DOCUMENT_CREATE_ELEMENT__: document["createElement"],
      __WUJIE_RAW_DOCUMENT_CREATE_TEXT_NODE__: document["createTextNode"],
    },
    waits: () => typeof page["__WUJIE_MOUNT"] === "function",
    attach: (next) => void (host = next),
    find: () => (phase) => ({ mount: [mount], unmount: [unmount] })[phase as "mount"],
  };
};
