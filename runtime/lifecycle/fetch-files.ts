import type { EntryPlan, PlannedFile } from "../entry/plan.ts";
import { OriginRefusedError } from "../errors/errors.ts";
import { addImportMap, mappedIntegrity } from "../modules/import-map.ts";
import { preloadScripts } from "../modules/preload-scripts.ts";
import { renewed } from "../modules/renewed.ts";
import { loadStyles } from "../styles/load-styles.ts";
import type { StyleSet } from "../styles/style-set.ts";
import type { LoadContext } from "./load-release.ts";

/** The files of a plan on their way; nothing has run. */
export interface Fetched {
  plan: EntryPlan;
  /** Resolves when all modules that are needed are there. */
  arrived: Promise<void>;
  /** Not of one with a realm. */
  styles: Promise<StyleSet> | undefined;
}

/** Every file that a plan names. */
const filesOf = (plan: EntryPlan): PlannedFile[] => [
  ...plan.modules,
  ...plan.preloads,
  ...plan.scripts,
  ...plan.styles.filter((style) => style.kind === "link"),
];

/** Registrations whose integrity the page's import map knows. */
const mapped = new WeakSet<object>();

/** What the registration says of a plan's files, and, in the page's import map, of what they import later. */
const applyIntegrity = (
  { registration, rules }: LoadContext,
  page: string,
  files: readonly PlannedFile[],
) => {
  const known: Record<string, string> = {};
  for (const [path, hash] of Object.entries(registration.integrity ?? {}))
    known[new URL(path, page).href] = hash;
  for (const file of files) file.integrity = known[file.url] ?? file.integrity;
  if (registration.integrity && !mapped.has(registration)) {
    mapped.add(registration);
    const told = mappedIntegrity();
    const integrity = Object.fromEntries(Object.entries(known).filter(([url]) => !told.has(url)));
    if (Object.keys(integrity).length > 0) addImportMap({ integrity }, rules.nonce);
  }
  return known;
};

/** Starts all requests of a plan at once, before its first pause. */
export const fetchFiles = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Fetched> => {
  const { registration, rules, owned, claim, failures } = context;
  const { name: app, legacy, realm } = registration;
  const files = filesOf(plan);
  const urls = files.map(({ url }) => url);
  const url = [plan.url, ...plan.refused, ...urls].find((url) => !rules.allowed(url));
  if (url !== undefined) throw new OriginRefusedError({ app, phase: "load", url });
  const integrity = applyIntegrity(context, plan.url, files);
  const turn = failures.get(plan.entry ?? "") ?? 0;
  const renew = (url: string) => (turn ? renewed(url, turn) : url);
  if (turn) {
    // Without it only the files that the plan names are new.
    const { renewModules } = await import("./running-parts.ts");
    const scripts = [...plan.modules, ...plan.preloads].map(({ url }) => url);
    addImportMap(renewModules(scripts, integrity, owned, renew), rules.nonce);
  }
  const prepare = (files: PlannedFile[]) =>
    // A legacy sub-app or one with a realm of its own loads its scripts itself.
    legacy || realm ? [] : files.map((file) => ({ ...file, url: renew(file.url) }));
  const modules = prepare(plan.modules);
  const preloads = prepare(plan.preloads);
  claim([...modules, ...plan.modules, ...plan.scripts].map(({ url }) => url));
  rules.base = plan.base;

  // First: sheets are few and take work that can be done while modules are on their way.
  // In a realm they are the browser's.
  const styles = realm
    ? undefined
    : Promise.all([loadStyles(app, plan.styles, rules, signal), import("./page-parts.ts")]).then(
        ([texts, parts]) => parts.createStyleSet(parts.buildSheets(app, texts)),
      );
  // What a page asks to preload may fail, unless something imports it. What a release lists, or has
  // to match its integrity, may not: an import would fetch it once more, and believe it.
  const isNeeded = (file: PlannedFile) => file.integrity !== undefined || plan.known;
  const arrived = preloadScripts([...modules, ...preloads.filter(isNeeded)], rules, signal);
  const rest = preloads.filter((file) => !isNeeded(file));
  preloadScripts(rest, rules, signal).catch(() => undefined);
  // Whoever waits for one of the two must not leave the failure of the other alone.
  for (const promise of [arrived, styles]) promise?.catch(() => undefined);
  return { plan, arrived, styles };
};
