import type { EntryPlan, PlannedFile } from "../entry/plan.ts";
import { OriginRefusedError } from "../errors/errors.ts";
import { addImportMap } from "../modules/import-map.ts";
import { preloadModules } from "../modules/preload-modules.ts";
import { renewed } from "../modules/renewed.ts";
import { buildSheets } from "../styles/build-sheets.ts";
import { loadStyles } from "../styles/load-styles.ts";
import { createStyleSet, type StyleSet } from "../styles/style-set.ts";
import type { LoadContext } from "./load-release.ts";

/** The files of a plan on their way; nothing has run. */
export interface Fetched {
  plan: EntryPlan;
  /** Addresses of the plan's modules, in its order, as they are to be imported. */
  modules: string[];
  /** Resolves when all modules that are needed are there. */
  arrived: Promise<void>;
  styles: Promise<StyleSet>;
  integrity: Readonly<Record<string, string>>;
  /** How often modules of this plan have thrown. */
  turn: number;
}

/** Every file that a plan names. */
export const filesOf = (plan: EntryPlan): PlannedFile[] => [
  ...plan.modules,
  ...plan.preloads,
  ...plan.scripts,
  ...plan.styles.filter((style) => style.kind === "link"),
];

/** Registrations whose integrity the page's import map knows. */
const mapped = new WeakSet<object>();

const integrityOf = (context: LoadContext, plan: EntryPlan) => {
  const { integrity = {} } = context.registration;
  const absolute = Object.fromEntries(
    Object.entries(integrity).map(([path, hash]) => [new URL(path, plan.url).href, hash]),
  );
  for (const file of filesOf(plan)) file.integrity = absolute[file.url] ?? file.integrity;
  // It holds for what the sub-app imports later, too.
  if (context.registration.integrity && !mapped.has(integrity)) {
    mapped.add(integrity);
    addImportMap({ integrity: absolute }, context.rules.nonce);
  }
  return absolute;
};

/** Starts all requests of a plan at once, before it returns. */
export const fetchFiles = (context: LoadContext, plan: EntryPlan, signal: AbortSignal): Fetched => {
  const { registration, rules, claim, failures } = context;
  const { name, legacy, realm } = registration;
  const refused = [plan.url, ...plan.refused, ...filesOf(plan).map(({ url }) => url)].find(
    (url) => !rules.allowed(url),
  );
  if (refused !== undefined)
    throw new OriginRefusedError({ app: name, phase: "load", url: refused });
  const integrity = integrityOf(context, plan);
  const turn = failures.get(plan.entry ?? "") ?? 0;
  const renew = (file: PlannedFile) => (turn ? { ...file, url: renewed(file.url, turn) } : file);
  const classic = legacy ?? realm;
  const modules = classic ? [] : plan.modules.map(renew);
  const preloads = classic ? [] : plan.preloads.map(renew);
  claim([...modules, ...plan.modules, ...plan.scripts].map(({ url }) => url));

  // What a page asks to preload may fail, unless something imports it. What a release lists, or has
  // to match its integrity, may not: an import would fetch it once more, and believe it.
  const isNeeded = (file: PlannedFile) => file.integrity !== undefined || plan.known;
  const arrived = preloadModules([...modules, ...preloads.filter(isNeeded)], rules, signal);
  const rest = preloads.filter((file) => !isNeeded(file));
  preloadModules(rest, rules, signal).catch(() => undefined);
  const styles = loadStyles(name, realm ? [] : plan.styles, rules, signal).then((sources) =>
    createStyleSet(buildSheets(name, sources)),
  );
  // Whoever waits for one of the two must not leave the failure of the other alone.
  for (const promise of [arrived, styles]) promise.catch(() => undefined);
  return { plan, modules: modules.map(({ url }) => url), arrived, styles, integrity, turn };
};
