import type { Contract, Page } from "../contracts/contract.ts";
import { createContract as microApp } from "../contracts/micro-app/micro-app.ts";
import { createContract as wujie } from "../contracts/wujie/wujie.ts";
import type { EntryPlan } from "../entry/plan.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import { openContract, qiankunGlobals, renderMarkup, runPage } from "../legacy/load-legacy.ts";
import type { RunContext } from "../lifecycle/load-release.ts";
import { giveWorkers } from "./give-workers.ts";
import { loadSheets } from "./load-sheets.ts";
import { openFrame } from "./open-frame.ts";
import { policyOfRealm } from "./policy-of-realm.ts";
import { sendToOwn } from "./send-to-own.ts";

/** A frame with a sub-app's page in it. */
export interface RealmPage {
  element: HTMLIFrameElement;
  page: Page;
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
  const frame = openFrame(place, name, plan, integrity, rules.nonce, policyOfRealm(registration));
  const { element } = frame;
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
  renderMarkup(container, plan.html, plan.url);
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

  if (contract?.ownRequests) sendToOwn(page, plan.url);

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
  return { element, page, container, overlayRoot, contract, legacy, run };
};
