import type { PlannedShare } from "../../entry/plan.ts";
import { fits } from "./fits.ts";

/** A package as containers of webpack and of the Module Federation runtime both read it. */
export interface Shared {
  version: string;
  from: string;
  get: () => Promise<() => unknown>;
  /** Set once the package has been loaded. */
  lib?: () => unknown;
  loaded?: 1 | true;
  eager?: false;
  useIn?: string[];
  deps?: string[];
  scope?: string[];
  strategy?: "loaded-first";
  shareConfig?: { singleton?: boolean | 1; requiredVersion?: string | false };
}
export type ShareScope = Record<string, Record<string, Shared>>;

/** How the page's packages are loaded. A remote's runtime overwrites `from` with its own name. */
const pageGetters = new WeakSet<Shared["get"]>();
export const isOfPage = ({ get }: Shared): boolean => pageGetters.has(get);

/** Imports through the page's import map, as a module that CommonJS code can use. */
export const importShared = async (name: string): Promise<object> => {
  const exported = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as object;
  return Object.defineProperty({ ...exported }, "__esModule", { value: true });
};
const load = async (name: string) => {
  const module = await importShared(name);
  return () => module;
};

/** Singletons that remotes in this page provided and loaded. */
const brought: ShareScope = {};
const isReact = (name: string) => /^react(?:-dom)?(?:\/|$)/.test(name);

/**
 * Offers a remote the page's packages whose version is in its range: a container would take the
 * highest version of a singleton, compatible or not. React is shared only at equal versions,
 * because React and ReactDOM must match and most remotes bundle `react-dom/client`. If that bundled
 * copy has its own React, it isn't shared.
 */
export const offer = (
  scope: ShareScope,
  wanted: readonly PlannedShare[],
  versions: Readonly<Record<string, string>>,
): void => {
  const fit = wanted.flatMap(({ name, version, requiredVersion, bundled }) => {
    // `react-dom/` covers everything below it.
    const names = Object.keys(versions).filter((one) =>
      name.endsWith("/") ? one.startsWith(name) : one === name,
    );
    return names
      .filter((one) => fits(versions[one]!, requiredVersion || `^${version}`))
      .map((one) => ({ name: one, version, requiredVersion, bundled, ours: versions[one]! }));
  });
  const client = "react-dom/client";
  const hasClient = fit.some(({ name }) => name === client);
  const wantsClient = wanted.some(({ name }) => name === client || name === "react-dom/");
  for (const { name, version, requiredVersion, bundled, ours } of fit) {
    if (isReact(name) && bundled && !hasClient && (wantsClient || version !== ours)) continue;
    const known = scope[name]?.[ours];
    if (known && isOfPage(known)) continue;
    const get = () => load(name);
    pageGetters.add(get);
    (scope[name] ??= {})[ours] = {
      version: ours,
      from: "console",
      get,
      loaded: 1,
      eager: false,
      useIn: [],
      deps: [],
      scope: ["default"],
      strategy: "loaded-first",
      shareConfig: { singleton: true, requiredVersion },
    };
  }
};

/** What a container has added to its scope. */
export const broughtBy = (scope: ShareScope): PlannedShare[] =>
  Object.entries(scope).flatMap(([name, versions]) =>
    Object.values(versions)
      .filter((shared) => !isOfPage(shared))
      .map(({ version, shareConfig }) => ({
        name,
        version,
        requiredVersion: shareConfig?.requiredVersion || "",
        bundled: true,
      })),
  );

/**
 * Offers the singletons that an earlier remote loaded. Not to a remote that bundles its own React:
 * another remote's singletons may be bound to a different React.
 */
export const offerBrought = (scope: ShareScope, wanted: readonly PlannedShare[]): void => {
  if (wanted.some(({ name }) => name === "react") && !hasReactOfPage(scope)) return;
  for (const { name, version, requiredVersion } of wanted) {
    const known = brought[name] ?? {};
    const fitting = Object.keys(known).find((one) => fits(one, requiredVersion || `^${version}`));
    if (fitting && !Object.values(scope[name] ?? {}).some(isOfPage))
      scope[name] = { [fitting]: known[fitting] as Shared };
  }
};

const hasReactOfPage = ({ react = {} }: ShareScope) => Object.values(react).some(isOfPage);

/** Remembers the singletons that a remote loaded, for later remotes. */
export const keepBrought = (scope: ShareScope): void => {
  if (scope["react"] && !hasReactOfPage(scope)) return;
  for (const [name, versions] of Object.entries(scope))
    for (const shared of Object.values(versions))
      if (!isOfPage(shared) && !isReact(name) && shared.lib && shared.shareConfig?.singleton)
        brought[name] ??= { [shared.version]: shared };
};
