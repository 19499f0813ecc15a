import type { ReadEntry } from "../../entry/fault-of.ts";
import type { EntryPlan, PlannedRemote } from "../../entry/plan.ts";
import type { SubAppRegistration } from "../../types.ts";

/** The fields of `mf-manifest.json` that we use. */
interface Manifest {
  metaData: {
    globalName?: string;
    publicPath?: string;
    remoteEntry: { name: string; path?: string; type?: string };
  };
  exposes?: { name: string; path?: string }[];
  shared?: {
    name: string;
    version: string;
    requiredVersion?: string;
    assets?: { js?: { sync?: string[]; async?: string[] } };
  }[];
}

/** The module that Module Federation's bridges expose by default. */
const usual = "./export-app";

const planOf = (page: string, url: string, isModule: boolean, remote: PlannedRemote): EntryPlan => {
  const file = { url, integrity: undefined };
  return {
    url: page,
    base: page,
    entry: isModule ? url : undefined,
    modules: isModule ? [file] : [],
    scripts: isModule ? [] : [{ ...file, entry: true, attributes: {} }],
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
  { name, global, expose }: SubAppRegistration,
): EntryPlan => {
  const { publicPath = "auto", remoteEntry, globalName = name } = metaData;
  const base = publicPath === "auto" ? page : new URL(publicPath, page);
  const path = [remoteEntry.path, remoteEntry.name].filter(Boolean).join("/");
  const paths = exposes.map(({ name, path }) => path ?? `./${name}`);
  const only = paths.length === 1 ? paths[0] : undefined;
  return planOf(page, new URL(path, base).href, /^(?:module|esm)$/.test(remoteEntry.type ?? ""), {
    global: global ?? globalName,
    expose: expose ?? only ?? usual,
    shared: shared.map(({ name, version, requiredVersion = "", assets }) => ({
      name,
      version,
      requiredVersion,
      // `import: false` leaves no files.
      bundled: !assets?.js || [assets.js.sync, assets.js.async].some((files) => files?.length),
    })),
  });
};

/**
 * The plan of a Module Federation remote: from its manifest, or from `remoteEntry.js` directly,
 * which is a module unless the registration names its global.
 */
export const readRemote = (
  text: string,
  url: string,
  registration: SubAppRegistration,
): ReadEntry => {
  const { name, global, expose = usual } = registration;
  const remote = { global: global ?? name, expose, shared: [] };
  const bare = planOf(url, url, global === undefined, remote);
  if (!new URL(url).pathname.endsWith(".json")) return { plan: bare, fault: undefined };
  try {
    const manifest = JSON.parse(text) as Manifest;
    return { plan: planOfManifest(manifest, url, registration), fault: undefined };
  } catch {
    return { plan: bare, fault: ["not-manifest", "is no manifest of Module Federation"] };
  }
};
