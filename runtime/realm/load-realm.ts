import type { EntryPlan } from "../entry/plan.ts";
import { createParcels, type Parcels } from "../legacy/create-parcels.ts";
import { createProps } from "../legacy/create-props.ts";
import { wrapPhases, type LegacySteps } from "../legacy/lifecycle-steps.ts";
import { qiankunGlobals } from "../legacy/load-legacy.ts";
import { renderMarkup } from "../legacy/render-markup.ts";
import { runPage } from "../legacy/run-page.ts";
import type { LoadContext } from "../lifecycle/load-release.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import { fitFrame } from "./fit-frame.ts";
import { followHistory } from "./follow-history.ts";
import { followPage } from "./follow-page.ts";
import { forwardEvents } from "./forward-events.ts";
import { importInside } from "./import-inside.ts";
import { loadSheets } from "./load-sheets.ts";
import { openFrame } from "./open-frame.ts";
import { policyOfRealm } from "./policy-of-realm.ts";

/** One mount in its frame. */
interface Realm {
  steps: LegacySteps;
  given: () => object;
  parcels: Parcels;
}

const open = async (context: LoadContext, plan: EntryPlan, host: Host): Promise<Realm> => {
  const { registration, rules } = context;
  const { signal } = host;
  const legacy = registration.legacy ?? plan.entry === undefined;
  const { element, page, importer } = openFrame(
    host.container,
    host.name,
    plan,
    registration.integrity ?? {},
    rules.nonce,
    policyOfRealm(registration),
  );
  // After `unmount`, whether that was called or not; what runs in the realm ends with the frame.
  host.effects.add(() => element.remove());
  signal.throwIfAborted();
  followHistory(host, page);
  followPage(host, page);
  forwardEvents(page);
  if (legacy) Object.assign(page, Object.fromEntries(qiankunGlobals(plan)));

  const place = () => {
    const element = page.document.createElement("div");
    // No box of its own: heights and layouts of the page's body hold.
    element.style.display = "contents";
    page.document.body.append(element);
    return element;
  };
  const container = place();
  const overlayRoot = place();
  container.id = `single-spa-application:${host.name}`;
  renderMarkup(container, plan.html, plan.url);
  fitFrame(host.container, page);

  const importModule = (url: string) => importInside(url, importer, page, rules, signal);
  const around = <Result>(work: () => Promise<Result>) => work();
  const [steps] = await Promise.all([
    runPage({ context, plan, signal, page, around, turn: around, importModule }),
    loadSheets(host.name, page.document, plan, rules, signal),
  ]);
  page.document.close();
  const inside = Object.create(host, {
    container: { value: container, enumerable: true },
    overlayRoot: { value: overlayRoot, enumerable: true },
  }) as Host;
  const parcels = createParcels(host.name);
  const props = createProps(inside, host.name, parcels.mountParcel);
  return { steps, parcels, given: legacy ? props : () => inside };
};

/**
 * Loads a sub-app that gets a page of its own at each mount: a frame of the same origin, in which
 * its scripts have their own globals, timers, history and styles, and all of it ends with the frame.
 */
export const loadRealm = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<SubAppLifecycles> => {
  signal.throwIfAborted();
  const realms = new WeakMap<Host, Realm>();
  return wrapPhases((phase) => async (host) => {
    // Each mount is a new realm, in which `bootstrap` has to run again.
    if (phase === "bootstrap") return;
    if (phase === "mount") realms.set(host, await open(context, plan, host));
    const realm = realms.get(host);
    if (phase === "unmount") await realm?.parcels.end();
    const run = [
      ...((phase === "mount" && realm?.steps("bootstrap")) || []),
      ...(realm?.steps(phase) ?? []),
    ];
    for (const step of run) await step(realm?.given() as never);
  });
};
