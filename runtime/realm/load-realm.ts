import type { EntryPlan } from "../entry/plan.ts";
import type { Parcels } from "../legacy/create-parcels.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import { createProps, runPhase, wrapPhases } from "../legacy/load-legacy.ts";
import type { PagesAhead, RunContext } from "../lifecycle/load-release.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import { followHistory } from "./follow-history.ts";
import { followPage } from "./follow-page.ts";
import { makePage } from "./make-page.ts";
import { createSparePage, type SparePage } from "./spare-page.ts";

type Page = Window & typeof globalThis;

/** Converts an error to one of this page's classes, which the host recognises. */
const ours = (cause: Partial<Error> | null | undefined): unknown =>
  cause?.stack ? Object.assign(new Error(cause.message, { cause }), { stack: cause.stack }) : cause;

/**
 * Forwards what the host's page would see of a sub-app without a realm: keys for its shortcuts,
 * pointer events to close its menus, and uncaught errors.
 */
const forwardEvents = (page: Page): void => {
  const frame = page.frameElement as HTMLElement;
  for (const type of ["keydown", "keyup", "pointerdown", "mousedown"])
    page.addEventListener(type, (event) => {
      if (event.defaultPrevented) return;
      const Kind = event instanceof page.KeyboardEvent ? KeyboardEvent : MouseEvent;
      if (!frame.dispatchEvent(new Kind(type, event))) event.preventDefault();
    });
  page.addEventListener("error", ({ error, message, filename }) => {
    window.dispatchEvent(
      new ErrorEvent("error", { error: ours(error as Error), message, filename }),
    );
  });
  page.addEventListener("unhandledrejection", (event) => {
    const reason = ours(event.reason as Error);
    const promise = Promise.reject(reason);
    promise.catch(() => undefined);
    window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason }));
  });
};

/**
 * Makes the frame fill the host's element. If that element grows with its content, the frame is as
 * tall as its content, and at least as the rest of the window.
 */
const fitFrame = (container: HTMLElement, page: Window & typeof globalThis): void => {
  const frame = page.frameElement as HTMLElement;
  Object.assign(container.style, { height: "100%" });
  Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: "0" });
  if (container.clientHeight > 0) {
    frame.style.height = "100%";
    return;
  }
  const { body, documentElement } = page.document;
  const fit = () => {
    const rest = window.innerHeight - frame.getBoundingClientRect().top - window.scrollY;
    const content = Math.max(body.scrollHeight, documentElement.offsetHeight);
    frame.style.height = `${Math.max(rest, content)}px`;
  };
  fit();
  const watch = new page.ResizeObserver(fit);
  watch.observe(body);
  watch.observe(documentElement);
};

export { createPage } from "./page-around.ts";

/** One mount in its frame. */
interface Realm {
  steps: LegacySteps;
  props: () => object;
  parcels: Parcels;
}

const open = async (
  context: RunContext,
  plan: EntryPlan,
  host: Host,
  spare: SparePage,
): Promise<Realm & { waits: boolean }> => {
  const { signal } = host;
  let element: Element | null = null;
  // Runs after `unmount`, whether that was called or not; code in the realm ends with the frame.
  host.effects.add(() => element?.remove());
  const making =
    spare.take(host.container, signal) ?? makePage(context, plan, host.container, signal);
  element = host.container.querySelector("iframe");
  const { page, container, overlayRoot, contract, legacy, run } = await making;
  signal.throwIfAborted();
  contract?.attach?.(host);
  followHistory(host, page, contract?.base);
  followPage(host, page);
  forwardEvents(page);
  fitFrame(host.container, page);
  const steps = await run();
  signal.throwIfAborted();
  const inside = Object.create(host, {
    container: { value: container, enumerable: true },
    overlayRoot: { value: overlayRoot, enumerable: true },
  }) as Host;
  const { props, parcels } = createProps(inside, host.name, context.apps);
  const waits = contract?.waits?.() ?? true;
  return { steps, parcels, waits, props: legacy ? props : () => inside };
};

/**
 * Loads a sub-app that gets its own page at each mount: a same-origin frame, where its scripts have
 * their own globals, timers, history and styles, which all end with the frame. After a mount, the
 * next mount's page is prepared.
 */
export const loadRealm = async (
  context: RunContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<{ lifecycles: SubAppLifecycles; pages: PagesAhead }> => {
  signal.throwIfAborted();
  const realms = new WeakMap<Host, Realm>();
  const { contract, keepAlive } = context.registration;
  // Scripts of these contracts may render immediately, so they don't run early before the first
  // mount.
  let waits = contract !== "micro-app" && contract !== "wujie";
  const spare = createSparePage(async (place, signal) => {
    const made = await makePage(context, plan, place, signal);
    if (waits) await made.run();
    return made;
  });
  const lifecycles = wrapPhases((phase) => async (host) => {
    // Each mount is a new realm, in which `bootstrap` must run again.
    if (phase === "bootstrap") return;
    if (phase === "mount") {
      const opened = await open(context, plan, host, spare);
      waits = opened.waits;
      realms.set(host, opened);
      await runPhase("bootstrap", opened);
    }
    const realm = realms.get(host);
    if (!realm) return;
    await runPhase(phase, realm);
    if (phase === "unmount" && !keepAlive) spare.prepareLater();
  });
  return { lifecycles, pages: spare };
};
