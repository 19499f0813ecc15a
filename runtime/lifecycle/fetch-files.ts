import type { EntryPlan, PlannedFile } from "../entry/plan.ts";
import { OriginRefusedError } from "../errors/errors.ts";
import { addImportMap, mappedIntegrity } from "../modules/import-map.ts";
import { preloadScripts } from "../modules/preload-scripts.ts";
import { renewed } from "../modules/renewed.ts";
import type { flattenImports } from "../styles/flatten-imports.ts";
import { loadStyles } from "../styles/load-styles.ts";
import type { StyleSet } from "../styles/style-set.ts";
import type { LoadContext } from "./load-context.ts";

/** The files of a plan while they load; nothing has run. */
export interface Fetched {
  plan: EntryPlan;
  /** Resolves when all required modules have loaded. */
  arrived: Promise<void>;
  /** Undefined in a realm. */
  styles: Promise<StyleSet> | undefined;
}

/** Every file that a plan names. */
const filesOf = (plan: EntryPlan): PlannedFile[] => [
  ...plan.modules,
  ...plan.preloads,
  ...plan.scripts,
  ...plan.styles.filter((style) => style.kind === "link"),
];

/** Registrations whose integrity is already in the page's import map. */
const mapped = new WeakSet<object>();

/**
 * Applies the registration's integrity to a plan's files and, through the page's import map, to
 * what they import later.
 */
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
    const mappedBefore = mappedIntegrity();
    const integrity = Object.fromEntries(
      Object.entries(known).filter(([url]) => !mappedBefore.has(url)),
    );
    if (Object.keys(integrity).length > 0) addImportMap({ integrity }, rules.nonce);
  }
  return known;
};

/** Starts all requests of a plan at once, synchronously. */
export const fetchFiles = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Fetched> => {
  const { registration, rules, owned, claim, failures, chunks } = context;
  const { name: app, legacy, realm } = registration;
  const files = filesOf(plan);
  const urls = files.map(({ url }) => url);
  const url = [plan.url, ...plan.refused, ...urls].find((url) => !rules.allowed(url));
  if (url !== undefined) throw new OriginRefusedError({ app, phase: "load", url });
  const integrity = applyIntegrity(context, plan.url, files);
  const turn = failures.get(plan.entry ?? "") ?? 0;
  const renew = (url: string) => (turn ? renewed(url, turn) : url);
  if (turn) {
    // Without an import map, only the files that the plan names get new addresses.
    const { renewModules } = await chunks.running();
    const scripts = [...plan.modules, ...plan.preloads].map(({ url }) => url);
    addImportMap(renewModules(scripts, integrity, owned, renew), rules.nonce);
  }
  const prepare = (files: PlannedFile[]) =>
    // Legacy sub-apps and those with their own realm load their scripts themselves.
    legacy || realm ? [] : files.map((file) => ({ ...file, url: renew(file.url) }));
  const modules = prepare(plan.modules);
  const preloads = prepare(plan.preloads);
  claim([...modules, ...plan.modules, ...plan.scripts].map(({ url }) => url));
  rules.base = plan.base;

  const flatten: typeof flattenImports = async (...input) =>
    (await chunks.page()).flattenImports(...input);
  // First: there are few sheets, and they can be processed while modules load. In a realm the
  // browser loads them.
  const styles = realm
    ? undefined
    : Promise.all([loadStyles(app, plan.styles, rules, signal, flatten), chunks.page()]).then(
        ([texts, parts]) => parts.createStyleSet(parts.buildSheets(app, texts)),
      );
  // A page's preloads may fail unless something imports them. Files that a release lists or that
  // have an integrity may not: an import would fetch them again, unchecked.
  const isNeeded = (file: PlannedFile) => file.integrity !== undefined || plan.known;
  const arrived = preloadScripts([...modules, ...preloads.filter(isNeeded)], rules, signal);
  const rest = preloads.filter((file) => !isNeeded(file));
  preloadScripts(rest, rules, signal).catch(() => undefined);
  // Prevents an unhandled rejection of one while a caller awaits the other.
  for (const promise of [arrived, styles]) promise?.catch(() => undefined);
  return { plan, arrived, styles };
};
