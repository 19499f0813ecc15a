import { extname } from "node:path";
import {
  endpoints,
  permissions,
  type SubAppFigure,
  type SubAppManifest,
} from "@console-shell/contract";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { figureCalls } from "@console-shell/contract/words/sub-app-figures";
import { openPermission } from "@console-shell/contract/host/registration";
import { releaseFileTypes, releaseLimits } from "@console-shell/contract/words/sub-app-releases";
import { init, parse } from "es-module-lexer";
import { satisfies } from "semver";
import { Refusal, type RefusedField } from "#kernel/refusal.ts";
import { fitsPolicy } from "../pages/page-policy.ts";
import { scriptFault } from "./inline-script.ts";

/** A release as a team sends it. */
export interface SentRelease {
  manifest: SubAppManifest;
  files: readonly { path: string; hash: string }[];
}

/** What the console knows when a release is checked. */
interface Known {
  /** The sub-app that is published. */
  name: string;
  /** The console's own version. */
  consoleVersion: string;
  /** Origins of pages that may frame the console. */
  hostOrigins: readonly string[];
  /** Shared package → its version. */
  shared: Readonly<Record<string, string>>;
  /** Hash of a stored file → its size in bytes. */
  sizes: ReadonlyMap<string, number>;
  read: (hash: string) => Promise<Buffer>;
}

/** Lists that the palette may search, and the permission that each needs. */
const searchable = new Map<string, string>(
  endpoints
    .filter(({ method, path }) => method === "GET" && path.endsWith("/list") && !path.includes(":"))
    .map(({ method, path, access }) => [`${method} ${path}`, access]),
);

/** What a figure may read, and the permission that each needs. */
const readable = new Map<string, string>([
  ...searchable,
  ...endpoints
    .filter(({ method, path }) => figureCalls.has(`${method} ${path}`))
    .map(({ method, path, access }) => [`${method} ${path}`, access] as const),
]);

const builtIn: ReadonlySet<string> = new Set(permissions);
const types: ReadonlySet<string> = new Set(releaseFileTypes);
const segment = /^[\w@+.-]+$/;

/** Whether a path stays in its folder and means the same in every URL and on every disk. */
const isInside = (path: string): boolean =>
  path.split("/").every((part) => segment.test(part) && part !== "." && part !== "..");

const filesRefused = (
  { manifest, files }: SentRelease,
  { sizes }: Pick<Known, "sizes">,
): RefusedField[] =>
  files.flatMap(({ path, hash }, at): RefusedField[] => {
    const field = `files.${at}`;
    if (!isInside(path)) return [{ path: `${field}.path`, code: "outside_folder" }];
    if (!types.has(extname(path).slice(1).toLowerCase()))
      return [{ path: `${field}.path`, code: "file_type" }];
    if (!sizes.has(hash)) return [{ path: `${field}.hash`, code: "file_missing" }];
    const listed = manifest.integrity[path];
    return listed === undefined || listed === hash
      ? []
      : [{ path: `manifest.integrity.${path}`, code: "other_hash" }];
  });

/** Files that the manifest names and the release doesn't contain. */
const absentFiles = ({ manifest, files }: SentRelease): RefusedField[] => {
  const present = new Set(files.map(({ path }) => path));
  const { entry, modules, styles, languages = {} } = manifest.release;
  const named = [
    ["release.entry", [entry]],
    ["release.modules", modules],
    ["release.styles", styles],
    ...Object.entries(languages).map(([locale, names]) => [`release.languages.${locale}`, names]),
    ["integrity", Object.keys(manifest.integrity)],
  ] as [string, string[]][];
  return named.flatMap(([field, names]) =>
    names
      .filter((name) => !present.has(name))
      .map((name) => ({ path: `manifest.${field}`, code: "entry_missing", name }) as const),
  );
};

const permissionsRefused = ({ manifest }: SentRelease, { name }: Known): RefusedField[] => {
  const declared = manifest.permissions ?? [];
  const own = new Set<string>([openPermission({ name }), ...declared.map(({ code }) => code)]);
  const known = (code: string) => own.has(code) || builtIn.has(code);
  const uses = [
    ...manifest.pages.map(({ permission }, at) => [`pages.${at}`, permission] as const),
    ...(manifest.search ?? []).map(({ permission }, at) => [`search.${at}`, permission] as const),
    ...(manifest.search ?? []).flatMap(({ decisions = [], actions = [] }, at) => [
      ...decisions.map(
        ({ permission }, index) => [`search.${at}.decisions.${index}`, permission] as const,
      ),
      ...actions.map(
        ({ permission }, index) => [`search.${at}.actions.${index}`, permission] as const,
      ),
    ]),
    ...(manifest.actions ?? []).map(({ permission }, at) => [`actions.${at}`, permission] as const),
    ...(manifest.figures ?? []).map(({ permission }, at) => [`figures.${at}`, permission] as const),
    ...(manifest.work ?? []).flatMap(({ permission, decide, actions = [] }, at) => [
      [`work.${at}`, permission] as const,
      ...(decide ? [[`work.${at}.decide`, decide] as const] : []),
      ...actions.map((one, nth) => [`work.${at}.actions.${nth}`, one.permission] as const),
    ]),
  ];
  return [
    ...declared.flatMap(({ code }, at): RefusedField[] => {
      const path = `manifest.permissions.${at}.code`;
      if (!code.startsWith(`${name}:`))
        return [{ path, code: "not_own_permission", name: `${name}:` }];
      // A release of a sub-app that is built in uses the console's permissions without declaring them.
      return builtIn.has(code) ? [{ path, code: "taken" }] : [];
    }),
    ...uses.flatMap(([field, code]): RefusedField[] =>
      known(code) ? [] : [{ path: `manifest.${field}.permission`, code: "unknown" }],
    ),
  ];
};

/** Whether a call is a GET of the sub-app's own backend, without parameters. */
const isOwnCall = (name: string, call: string): boolean =>
  call.startsWith("GET /") && callOnServer(name, call) !== call && isInside(call.slice(5));

type Reads = readonly Pick<SubAppFigure, "call" | "permission">[];

/** Reads that a manifest may not have: the console sends them in the name of the operator. */
const readsRefused = (
  field: "search" | "figures",
  reads: Reads,
  allowed: ReadonlyMap<string, string>,
  name: string,
): RefusedField[] =>
  reads.flatMap(({ call, permission }, at): RefusedField[] => {
    if (isOwnCall(name, call)) return [];
    const needed = allowed.get(call);
    const path = `manifest.${field}.${at}`;
    if (needed === undefined) return [{ path: `${path}.call`, code: "unknown" }];
    return needed === permission
      ? []
      : [{ path: `${path}.permission`, code: "other_permission", name: needed }];
  });

/** Searches that a manifest may not have: the palette sends them for the operator who types. */
export const searchesRefused = (
  { manifest }: { manifest: Pick<SubAppManifest, "search"> },
  { name }: Pick<Known, "name">,
): RefusedField[] => readsRefused("search", manifest.search ?? [], searchable, name);

/** Figures that a manifest may not have: Home reads them by itself. */
export const figuresRefused = (
  { manifest }: { manifest: Pick<SubAppManifest, "figures"> },
  { name }: Pick<Known, "name">,
): RefusedField[] => readsRefused("figures", manifest.figures ?? [], readable, name);

/** The console's writes, and the permission that each needs. */
const writes = new Map<string, string>(
  endpoints
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, access }) => [`${method} ${path}`, access]),
);

/** Whether a call is a write of the sub-app's own backend, with the record's fields in its path. */
const isOwnWrite = (name: string, call: string): boolean =>
  /^(POST|PUT|PATCH|DELETE) \//.test(call) &&
  callOnServer(name, call) !== call &&
  isInside(call.slice(call.indexOf("/") + 1).replaceAll(":", ""));

/**
 * Work that a manifest may not have: the queue sends its calls in the name of the operator. An action belongs to its
 * list, so that a team's list can't make an operator decide on a record of the console.
 */
export const workRefused = (
  { manifest }: { manifest: Pick<SubAppManifest, "work"> },
  { name }: Pick<Known, "name">,
): RefusedField[] =>
  (manifest.work ?? []).flatMap(({ call, permission, actions = [] }, at): RefusedField[] => {
    const field = `manifest.work.${at}`;
    const own = isOwnCall(name, call);
    const needed = own ? permission : searchable.get(call);
    if (needed === undefined) return [{ path: `${field}.call`, code: "unknown" }];
    const records = call.replace(/^GET /, "").replace(/list$/, ":");
    return [
      ...(needed === permission
        ? []
        : [{ path: `${field}.permission`, code: "other_permission", name: needed } as const]),
      ...actions.flatMap((action, nth): RefusedField[] => {
        const path = `${field}.actions.${nth}`;
        if (own)
          return isOwnWrite(name, action.call) ? [] : [{ path: `${path}.call`, code: "unknown" }];
        const access = writes.get(action.call);
        if (access === undefined || !action.call.replace(/^\w+ /, "").startsWith(records))
          return [{ path: `${path}.call`, code: "unknown" }];
        return access === action.permission
          ? []
          : [{ path: `${path}.permission`, code: "other_permission", name: access }];
      }),
    ];
  });

const versionsRefused = (
  { manifest }: SentRelease,
  { consoleVersion, shared }: Known,
): RefusedField[] => [
  ...Object.entries(manifest.shared).flatMap(([name, range]): RefusedField[] => {
    const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
    return version !== undefined && satisfies(version, range)
      ? []
      : [
          {
            path: `manifest.shared.${name}`,
            code: "not_shared",
            name: version === undefined ? Object.keys(shared).join(", ") : `${name} ${version}`,
          },
        ];
  }),
  ...(manifest.host === undefined || satisfies(consoleVersion, manifest.host)
    ? []
    : [{ path: "manifest.host", code: "other_host", name: consoleVersion } as const]),
];

/** Needs that nobody could approve. */
const needsRefused = (
  { manifest: { needs } }: SentRelease,
  { hostOrigins }: Known,
): RefusedField[] =>
  needs && !fitsPolicy([{ entry: "/", needs }], hostOrigins)
    ? [{ path: "manifest.needs", code: "policy_too_long" }]
    : [];

/** Longest entry page in bytes, and longest manifest in characters: both are read as a whole. */
const longest = { page: 256 * 1024, manifest: 256 * 1024 };

/** The names that a module exports; undefined if it isn't one. */
const exportsOf = async (code: string): Promise<ReadonlySet<string> | undefined> => {
  await init();
  try {
    const [, found] = parse(code);
    return new Set(found.map((one) => (one.type === "reexport-all" ? "*" : one.name)));
  } catch {
    // The lexer's own error about the code.
    return undefined;
  }
};

/** Problems that only the files' contents show. */
const contentsRefused = async (
  { manifest, files }: SentRelease,
  { read }: Known,
): Promise<RefusedField[]> => {
  const hashOf = new Map(files.map(({ path, hash }) => [path, hash]));
  const page = hashOf.get("index.html");
  const entry = hashOf.get(manifest.release.entry);
  const refused: RefusedField[] = [];
  const fault = page && scriptFault((await read(page)).toString("utf8"));
  if (fault) refused.push({ path: "files", code: fault });
  if (!entry) return refused;
  const names = await exportsOf((await read(entry)).toString("utf8"));
  // An entry may hand on all that another module exports.
  if (!names?.has("mount") && !names?.has("*"))
    refused.push({ path: "manifest.release.entry", code: "no_lifecycles" });
  return refused;
};

const totalOf = ({ files }: SentRelease, { sizes }: Pick<Known, "sizes">): number =>
  files.reduce((total, { hash }) => total + (sizes.get(hash) ?? 0), 0);

/** Refuses a release that can't work or claims what belongs to others, naming every field; returns its size in bytes. */
export const checkRelease = async (sent: SentRelease, known: Known): Promise<number> => {
  const size = totalOf(sent, known);
  const pageHash = sent.files.find(({ path }) => path === "index.html")?.hash ?? "";
  const isLong =
    JSON.stringify(sent.manifest).length > longest.manifest ||
    (known.sizes.get(pageHash) ?? 0) > longest.page;
  const refused: RefusedField[] = [
    ...(sent.manifest.name === known.name
      ? []
      : [{ path: "manifest.name", code: "other_name", name: sent.manifest.name } as const]),
    ...(size > releaseLimits.totalSize ? [{ path: "files", code: "too_large" } as const] : []),
    ...(isLong ? [{ path: "manifest", code: "too_large" } as const] : []),
    ...filesRefused(sent, known),
    ...absentFiles(sent),
    ...permissionsRefused(sent, known),
    ...searchesRefused(sent, known),
    ...workRefused(sent, known),
    ...figuresRefused(sent, known),
    ...versionsRefused(sent, known),
    ...needsRefused(sent, known),
  ];
  if (refused.length > 0) throw new Refusal("bad_input", refused.slice(0, 100));
  const inside = await contentsRefused(sent, known);
  if (inside.length > 0) throw new Refusal("bad_input", inside);
  return size;
};
