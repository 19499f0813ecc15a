import type { EntryPlan, PlannedRemote } from "../../entry/plan.ts";
import { EntryInvalidError, EntryLoadError, OriginRefusedError } from "../../errors/errors.ts";
import type { LoadContext } from "../../lifecycle/load-release.ts";
import { fetchText, ResourceFailure } from "../../modules/resource.ts";

/** The part of `mf-manifest.json` that is needed. */
interface Manifest {
  metaData: {
    globalName?: string;
    publicPath?: string;
    remoteEntry: { name: string; path?: string; type?: string };
  };
  exposes?: { name: string; path?: string }[];
  shared?: { name: string; version: string; requiredVersion?: string }[];
}

/** What the bridges of Module Federation expose. */
const usual = "./export-app";

const planOf = (page: string, url: string, isModule: boolean, remote: PlannedRemote): EntryPlan => {
  const file = { url, integrity: undefined };
  return {
    url: page,
    base: page,
    entry: isModule ? url : undefined,
    modules: isModule ? [file] : [],
    scripts: isModule ? [] : [{ ...file, entry: true }],
    styles: [],
    preloads: [],
    inline: [],
    refused: [],
    html: "",
    remote,
  };
};

const planOfManifest = (
  { metaData, exposes = [], shared = [] }: Manifest,
  page: string,
  { name, global, expose }: LoadContext["registration"],
): EntryPlan => {
  const { publicPath = "auto", remoteEntry, globalName = name } = metaData;
  const base = publicPath === "auto" ? page : new URL(publicPath, page);
  const path = [remoteEntry.path, remoteEntry.name].filter(Boolean).join("/");
  const paths = exposes.map(({ name, path }) => path ?? `./${name}`);
  const only = paths.length === 1 ? paths[0] : undefined;
  return planOf(page, new URL(path, base).href, /^(?:module|esm)$/.test(remoteEntry.type ?? ""), {
    global: global ?? globalName,
    expose: expose ?? only ?? usual,
    shared: shared.map(({ name, version, requiredVersion = "" }) => ({
      name,
      version,
      requiredVersion,
    })),
  });
};

/**
 * Reads a Module Federation remote into a plan: its manifest, or a `remoteEntry.js` by itself, which
 * is a module unless the registration names its global.
 */
export const readRemote = async (
  { registration, rules }: LoadContext,
  signal: AbortSignal,
  cache: "no-cache" | "reload",
): Promise<EntryPlan> => {
  const { name, global, expose = usual } = registration;
  const { href: url, pathname } = new URL(registration.entry, document.baseURI);
  const facts = { app: name, phase: "load", url } as const;
  if (!rules.allowed(url)) throw new OriginRefusedError(facts);
  if (!pathname.endsWith(".json"))
    return planOf(url, url, global === undefined, { global: global ?? name, expose, shared: [] });
  const read = async () => {
    try {
      return await fetchText(url, rules, signal, { cache, accept: "application/json" });
    } catch (cause) {
      signal.throwIfAborted();
      const type = cause instanceof ResourceFailure ? cause.type : "error";
      throw new EntryLoadError(type, { ...facts, cause });
    }
  };
  const answer = await read();
  try {
    return planOfManifest(JSON.parse(answer.text) as Manifest, answer.url, registration);
  } catch (cause) {
    const words = "is no manifest of Module Federation";
    throw new EntryInvalidError("not-manifest", words, { ...facts, cause });
  }
};
