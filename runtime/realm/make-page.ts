import type { Contract, Page } from "../contracts/contract.ts";
import { createContract as microApp } from "../contracts/micro-app/micro-app.ts";
import { createContract as wujie } from "../contracts/wujie/wujie.ts";
import type { EntryPlan } from "../entry/plan.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import { openContract, qiankunGlobals, renderMarkup, runPage } from "../legacy/load-legacy.ts";
import type { RunContext } from "../lifecycle/load-context.ts";
import type { Departures } from "./guard-frame.ts";
import { loadSheets } from "./load-sheets.ts";
import { openFrame, resolveInside } from "./open-frame.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import type { SubAppRegistration } from "../types.ts";

const sources = (...all: readonly (string | readonly string[] | undefined)[]): string =>
  all.flatMap((one) => one ?? []).join(" ");

/**
 * The policy of a realm's document, in addition to the page's: it refuses what only other sub-apps
 * declare. None for a sub-app that declares nothing.
 */
const policyOfRealm = ({ entry, needs }: SubAppRegistration): string | undefined => {
  if (!needs) return undefined;
  const { origin } = new URL(entry, document.baseURI);
  const own = ["'self'", origin];
  const blobs = [...own, "blob:"];
  // Workers of another origin start from blobs; the realm's `Worker` refuses the sub-app's own
  // blobs.
  const workers = { blob: blobs, self: origin === window.location.origin ? own : blobs };
  return [
    `connect-src ${sources(own, needs.connect)}`,
    `img-src ${sources(own, needs.img, "data:", "blob:")}`,
    `font-src ${sources(own, needs.font, "data:")}`,
    `frame-src ${sources(own, needs.frame)}`,
    `worker-src ${sources(needs.workers ? workers[needs.workers] : "'none'")}`,
  ].join("; ");
};

/**
 * Gives a realm the workers that its sub-app declares, as outside a realm. Blob workers work only
 * if declared: the document's policy may allow blobs just for starting workers.
 */
const giveWorkers = async (
  page: Window & typeof globalThis,
  registration: SubAppRegistration,
): Promise<void> => {
  if (!registration.needs?.workers) return;
  const { createNeeds } = await import("../needs/create-needs.ts");
  const { admit } = createNeeds([registration], () => true, RuntimeError);
  for (const name of ["Worker", "SharedWorker"] as const) {
    const wrapped = new Proxy<new (...input: never[]) => object>(page[name], {
      construct: (native, input: unknown[], target) =>
        Reflect.construct(native, admit(registration.name, name, input), target) as object,
    });
    Reflect.set(page, name, wrapped);
  }
};

/** A frame with a sub-app's page in it. */
export interface RealmPage {
  element: HTMLIFrameElement;
  page: Page;
  departures: Departures;
  /** Elements inside the frame that the sub-app receives. */
  container: HTMLElement;
  overlayRoot: HTMLElement;
  contract: Contract | undefined;
  legacy: boolean;
  /** Runs its scripts, once; resolves when the sheets have loaded too. */
  run: () => Promise<LegacySteps>;
}

/** Opens a frame in `place` with a sub-app's markup and styles; its scripts haven't run. */
export const makePage = async (
  context: RunContext,
  plan: EntryPlan,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<RealmPage> => {
  const { registration, rules } = context;
  const { name, integrity = {} } = registration;
  const legacy = registration.legacy ?? plan.entry === undefined;
  const policy = policyOfRealm(registration);
  const frame = await openFrame(place, name, plan, integrity, rules.nonce, policy, signal);
  const { element, departures } = frame;
  const page = frame.page as unknown as Page;
  const { document } = page;
  await giveWorkers(page, registration);
  signal.throwIfAborted();
  const add = () => {
    const element = document.createElement("div");
    // Generates no box, so heights and layouts of the page's body still work.
    element.style.display = "contents";
    document.body.append(element);
    return element;
  };
  const container = add();
  const overlayRoot = add();
  container.id = `single-spa-application:${name}`;
  renderMarkup(container, plan.html);
  const styled = loadSheets(name, document, plan, rules, signal);
  styled.catch(() => undefined);
  const contract = await openContract(
    { context, plan, page, signal },
    { "micro-app": microApp, wujie },
  );
  signal.throwIfAborted();
  Object.assign(
    page,
    contract?.globals ?? (legacy && Object.fromEntries(qiankunGlobals(plan, page))),
  );

  if (contract?.ownRequests) {
    const { resolveOwnAddresses } = await import("./own-addresses.ts");
    signal.throwIfAborted();
    resolveOwnAddresses(page, plan.base, resolveInside);
  }

  const around = <Result>(work: () => Promise<Result>) => work();
  const turn = <Result>(work: () => Promise<Result>) => contract?.around?.(work) ?? work();
  const importModule = (url: string) => context.parts.evaluateModule(url, context, signal, frame);
  const start = async () => {
    const scripts = { context, plan, contract, signal, page, around, turn, importModule };
    const [steps] = await Promise.all([runPage(scripts), styled]);
    document.close();
    return steps;
  };
  let running: Promise<LegacySteps> | undefined;
  const run = () => (running ??= start());
  return { element, page, departures, container, overlayRoot, contract, legacy, run };
};
