import type { EntryPlan } from "../entry/plan.ts";
import type { Parcels } from "../legacy/create-parcels.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import { createProps, runPhase, wrapPhases } from "../legacy/load-legacy.ts";
import type { Ran, RunContext } from "../lifecycle/load-context.ts";
import type { Host } from "../types.ts";
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
  page: Page;
  steps: LegacySteps;
  props: () => object;
  parcels: Parcels;
}

/** What happens to a frame after its sub-app has begun. */
interface Course {
  end: AbortController;
  renew: (why: "reload" | "visit") => void;
  fail: (error: Error) => void;
}

const open = async (
  context: RunContext,
  plan: EntryPlan,
  host: Host,
  spare: SparePage,
  { end, renew, fail }: Course,
): Promise<Realm & { waits: boolean }> => {
  const signal = AbortSignal.any([host.signal, end.signal]);
  let element: Element | null = null;
  // Runs after `unmount`, whether that was called or not; code in the realm ends with the frame.
  const undo = host.effects.add(() => end.abort());
  end.signal.addEventListener("abort", () => {
    undo();
    element?.remove();
  });
  const making =
    spare.take(host.container, signal) ?? makePage(context, plan, host.container, signal);
  element = host.container.querySelector("iframe");
  const { page, departures, container, overlayRoot, contract, legacy, run } = await making;
  signal.throwIfAborted();
  contract?.attach?.(host);
  const { origin } = new URL(plan.url);
  const { base } = contract ?? {};
  followHistory({ host, page, base, origin, departures, signal: end.signal, renew, fail });
  followPage(host, page, end.signal);
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
  return { page, steps, parcels, waits, props: legacy ? props : () => inside };
};

/** How often a page may load itself again before its user has touched it. */
const mostReloads = 3;
/** How long a page that loads itself again has for its `unmount`, in milliseconds. */
const unmountTime = 2000;

/**
 * Loads a sub-app that gets its own page at each mount: a same-origin frame. Its scripts have their
 * own globals, timers, history and styles, which all end with the frame. After a mount, the next
 * mount's page is prepared.
 */
export const loadRealm = async (
  context: RunContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Ran> => {
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
  const broken = new WeakMap<Host, PromiseWithResolvers<unknown>>();

  /** Mounts a new page, again for as long as its scripts ask for that; then follows what they do. */
  const begin = async (host: Host, reloads: number): Promise<void> => {
    const end = new AbortController();
    const { promise: renewal, resolve, reject } = Promise.withResolvers<"reload" | "visit">();
    const work = async () => {
      const course = { end, renew: resolve, fail: reject };
      const opened = await open(context, plan, host, spare, course);
      waits = opened.waits;
      realms.set(host, opened);
      await runPhase("bootstrap", opened);
      await runPhase("mount", opened);
    };
    /** Leaves this page for a new one. */
    const again = async (why: "reload" | "visit") => {
      const realm = realms.get(host);
      realms.delete(host);
      const isUsed = why === "visit" || realm?.page.navigator.userActivation?.hasBeenActive;
      if (!isUsed && reloads >= mostReloads)
        throw new Error("The sub-app keeps loading itself again.");
      const leaving = realm && runPhase("unmount", realm);
      leaving?.catch((error: unknown) => context.note(error));
      // As at a leave, it has a limited time.
      const late = new Promise((resolve) => setTimeout(resolve, unmountTime));
      await Promise.race([leaving, late]).catch(() => undefined);
      end.abort();
      host.signal.throwIfAborted();
      await begin(host, isUsed ? 0 : reloads + 1);
    };
    const working = work();
    working.catch(() => undefined);
    const why = await Promise.race([working, renewal]);
    if (why) return again(why);
    const restart = async () => {
      try {
        const why = await renewal;
        host.setLoading(true);
        await again(why);
        host.setLoading(false);
      } catch (error) {
        if (!host.signal.aborted) broken.get(host)?.resolve(error);
      }
    };
    void restart();
  };
  const lifecycles = wrapPhases((phase) => async (host) => {
    // Each mount is a new realm, in which `bootstrap` must run again.
    if (phase === "bootstrap") return;
    if (phase === "mount") {
      broken.set(host, Promise.withResolvers());
      await begin(host, 0);
      return;
    }
    const realm = realms.get(host);
    if (!realm) return;
    await runPhase(phase, realm);
    if (phase === "unmount" && !keepAlive) spare.prepareLater();
  });
  return { lifecycles, pages: spare, broken: (host) => broken.get(host)?.promise };
};
