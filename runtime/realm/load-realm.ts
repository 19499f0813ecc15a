import type { EntryPlan } from "../entry/plan.ts";
import type { Parcels } from "../legacy/create-parcels.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import { createProps, runPhase, wrapPhases } from "../legacy/load-legacy.ts";
import type { RunContext, PagesAhead } from "../lifecycle/load-release.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import { fitFrame } from "./fit-frame.ts";
import { followHistory } from "./follow-history.ts";
import { followPage } from "./follow-page.ts";
import { forwardEvents } from "./forward-events.ts";
import { makePage } from "./make-page.ts";
import { createSparePage, type SparePage } from "./spare-page.ts";

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
