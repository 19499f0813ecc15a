import type { Host } from "../../types.ts";
import type { CreateContract } from "../contract.ts";
import { createChannel, openChannel } from "./data.ts";

/** Data shared by all micro-app sub-apps in the page. */
const shared = createChannel();

type Hook = (data?: unknown) => unknown;
interface Hooks {
  mount?: Hook | undefined;
  unmount?: Hook | undefined;
}

/** A micro-app sub-app: it renders when its scripts run, or when `window.mount` is called. */
export const createContract: CreateContract = ({ context, plan, page, signal }) => {
  const { name } = context.registration;
  let host: Host | undefined;
  const fromConsole = createChannel();
  const toConsole = createChannel((data) => {
    const detail = { name, data };
    host?.container.dispatchEvent(new CustomEvent("datachange", { detail, bubbles: true }));
  });
  const everybody = openChannel(shared);

  const hooks = (): Hooks => (page[`micro-app-${name}`] as Hooks | undefined) ?? (page as Hooks);
  const call = (hook: unknown, data?: unknown) =>
    typeof hook === "function" ? (hook as Hook)(data) : undefined;
  const dispatch = (type: string, detail: object = {}) => {
    // A mount that fails or is left early closes its page immediately.
    if (!page.closed) page.dispatchEvent(new page.CustomEvent(type, { detail }));
  };
  const navigate = (to: unknown, replace: boolean) => {
    const { path = String(to) } = Object(to) as { path?: string };
    (host?.["navigate"] as ((to: string, options: object) => void) | undefined)?.(path, {
      replace,
    });
  };
  const mount = async () => {
    await call(hooks().mount, fromConsole.get());
    call(page["onmount"], fromConsole.get());
    dispatch("mounted");
  };
  const unmount = async () => {
    dispatch("unmount");
    call(page["onunmount"]);
    await call(hooks().unmount, fromConsole.get());
  };
  const update = () => {
    const data: Record<string, unknown> = {};
    // `for…in` also copies inherited services.
    for (const key in host) data[key] = host[key];
    fromConsole.send(data);
  };
  const state = (...states: string[]) => [
    () => {
      for (const appState of states) dispatch("appstate-change", { appState });
    },
  ];
  signal.addEventListener("abort", everybody.close);

  return {
    place: "",
    ownRequests: true,
    globals: {
      __MICRO_APP_ENVIRONMENT__: true,
      __MICRO_APP_NAME__: name,
      __MICRO_APP_URL__: plan.url,
      __MICRO_APP_PUBLIC_PATH__: new URL(".", plan.url).href,
      __MICRO_APP_BASE_APPLICATION__: false,
      __MICRO_APP_WINDOW__: page,
      __MICRO_APP_PROXY_WINDOW__: page,
      __MICRO_APP_UMD_MODE__: false,
      __MICRO_APP_PRE_RENDER__: false,
      __MICRO_APP_SANDBOX_TYPE__: "iframe",
      rawWindow: window,
      rawDocument: document,
      microApp: {
        appName: name,
        location: page.location,
        getData: () => fromConsole.get(),
        addDataListener: fromConsole.listen,
        removeDataListener: fromConsole.ignore,
        clearDataListener: () => fromConsole.ignore(),
        clearData: () => toConsole.clear(),
        dispatch: toConsole.send,
        forceDispatch: (data: Record<string, unknown>, done?: () => void) =>
          toConsole.send(data, done, true),
        getGlobalData: shared.get,
        setGlobalData: shared.send,
        forceSetGlobalData: (data: Record<string, unknown>, done?: () => void) =>
          shared.send(data, done, true),
        addGlobalDataListener: everybody.listen,
        removeGlobalDataListener: everybody.ignore,
        clearGlobalDataListener: everybody.close,
        // No-op: the sub-app has its own window, so there is no scope to leave.
        removeDomScope: () => undefined,
        pureCreateElement: (tag: string) => page.document.createElement(tag),
        router: {
          push: (to: unknown) => navigate(to, false),
          replace: (to: unknown) => navigate(to, true),
          go: (steps: number) => history.go(steps),
          back: () => history.back(),
          forward: () => history.forward(),
        },
      },
    },
    waits: () => typeof hooks().mount === "function",
    attach(next) {
      host = next;
      const { basename = "" } = next as { basename?: string };
      Object.assign(page, { __MICRO_APP_BASE_ROUTE__: basename, __MICRO_APP_BASE_URL__: basename });
      update();
    },
    find: () => (phase) => {
      const steps = {
        mount: [mount],
        unmount: [unmount],
        update: [update],
        activate: state("beforeshow", "aftershow"),
        deactivate: state("afterhidden"),
      };
      return phase === "bootstrap" ? undefined : steps[phase];
    },
  };
};
