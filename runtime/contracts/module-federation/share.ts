import type { PlannedRemote } from "../../entry/plan.ts";
import { fits } from "./fits.ts";

/** A package as containers of webpack and of the Module Federation runtime both read it. */
export interface Shared {
  version: string;
  from: string;
  get: () => Promise<() => unknown>;
  loaded: 1;
  eager: false;
  useIn: string[];
  deps: string[];
  scope: string[];
  strategy: "loaded-first";
  shareConfig: { singleton: boolean; requiredVersion: string };
}
export type ShareScope = Record<string, Record<string, Shared>>;

/** Imports by the page's import map, as a module that CommonJS code understands. */
const load = async (name: string) => {
  const exported = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as object;
  const module = Object.defineProperty({ ...exported }, "__esModule", { value: true });
  return () => module;
};

/**
 * What a remote may use of the page's shared packages: those whose version is in the range that its
 * manifest asks for. A container would otherwise pick the highest version of a singleton, fitting or
 * not. React and ReactDOM refuse each other unless their versions are equal, and most remotes bundle
 * `react-dom/client`.
 */
export const shareWith = (
  remote: PlannedRemote,
  versions: Readonly<Record<string, string>>,
): ShareScope => {
  const wholeReact = remote.shared.some(({ name }) => /^react-dom\/(?:client)?$/.test(name));
  const scope: ShareScope = {};
  for (const { name, version, requiredVersion } of remote.shared) {
    const ours = versions[name];
    if (ours === undefined) continue;
    const equal = /^react(?:-dom)?$/.test(name) && !wholeReact;
    if (equal ? version !== ours : !fits(ours, requiredVersion || `^${version}`)) continue;
    scope[name] = {
      [ours]: {
        version: ours,
        from: "console",
        get: () => load(name),
        loaded: 1,
        eager: false,
        useIn: [],
        deps: [],
        scope: ["default"],
        strategy: "loaded-first",
        shareConfig: { singleton: true, requiredVersion },
      },
    };
  }
  return scope;
};
