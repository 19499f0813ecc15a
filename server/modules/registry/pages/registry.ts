import { readFileSync } from "node:fs";
import {
  endpoints,
  foreignContracts,
  LocalizedTextSchema,
  type Permission,
  permissions,
  publicEndpoints,
  type SubAppManifest,
  type SubAppRegistration,
} from "@console-shell/contract";
import {
  ActionSchema,
  FiguresSchema,
  GroupSchema,
  IconSchema,
  PageSchema,
  ReleaseGraphSchema,
  SearchSchema,
  SubAppNameSchema,
  WorkSchema,
} from "@console-shell/contract/calls/sub-app-manifest";
import { isPolicyOrigin, NeedsSchema } from "@console-shell/contract/calls/sub-app-needs";
import { foreignOrigin } from "@console-shell/contract/words/page-policy";
import {
  reservedNames as reservedWords,
  subAppNames,
} from "@console-shell/contract/words/sub-app-names";
import { z } from "zod";
import type { SharedManifest } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

/** First segments of the console's own addresses: a sub-application with such a name could never be reached. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...[...endpoints, ...publicEndpoints].map(({ path }) => path.split("/")[1]!),
  ...reservedWords,
]);

const name = SubAppNameSchema.refine((text) => !reservedNames.has(text), {
  error: ({ input }) => `"${input as string}" is an address of the console; use another name`,
});

/** Whether a text is a path, or a URL whose origin a page's policy can name. */
const isEntry = (text: string): boolean => {
  if (!/^(?:\/|https?:\/\/)/.test(text)) return false;
  const origin = URL.parse(text, "http://localhost")?.origin;
  if (origin === undefined) return false;
  // Browsers read a backslash as a slash: `/\other.example` leads to another origin.
  return foreignOrigin({ entry: text }) === undefined
    ? origin === "http://localhost"
    : isPolicyOrigin(origin);
};

/** Whether nobody can publish a sub-app of this name. */
export const isReservedName = (text: string): boolean =>
  reservedNames.has(text) || (subAppNames as readonly string[]).includes(text);

const known = (code: string): code is Permission =>
  (permissions as readonly string[]).includes(code);

const text = z.union([
  LocalizedTextSchema,
  z.string().transform((same) => ({ "en-US": same, "zh-CN": same })),
]);

const Registration = z
  .strictObject({
    name,
    entry: z.string().refine(isEntry, "must be a path or an http URL"),
    credentials: z.enum(["same-origin", "include"]).default("same-origin"),
    title: text,
    summary: text.optional(),
    icon: IconSchema.optional(),
    order: z.int().optional(),
    group: GroupSchema.optional(),
    pages: z.array(PageSchema).default([]),
    search: z.array(SearchSchema).optional(),
    actions: z.array(ActionSchema).optional(),
    work: z.array(WorkSchema).optional(),
    figures: FiguresSchema.optional(),
    integrity: z.record(z.string(), z.string()).optional(),
    timeout: z.int().min(1).optional(),
    lifecycleTimeout: z.int().min(1).optional(),
    permission: z.enum(permissions).optional(),
    release: ReleaseGraphSchema.optional(),
    keepAlive: z.boolean().optional(),
    version: z.string().min(1).max(64).optional(),
    legacy: z.boolean().optional(),
    contract: z.enum(foreignContracts).optional(),
    global: z.string().min(1).optional(),
    expose: z.string().startsWith(".").optional(),
    realm: z.enum(["iframe"]).optional(),
    needs: NeedsSchema.default({}),
    mounts: z.array(SubAppNameSchema).max(20).optional(),
  })
  .refine(({ name, permission }) => permission || known(`${name}:open`), {
    path: ["permission"],
    message: "name the permission that opens it",
  })
  .refine(({ legacy, contract }) => !(legacy && contract), {
    path: ["contract"],
    message: "`legacy` is for qiankun and single-spa; leave it out",
  });

/** Why a part of the SUB_APPS file isn't used, or can't work as it should. */
export interface SubAppsProblem {
  /** The registration's name, or the file's path. */
  name: string;
  problem: string;
}

/** What a SUB_APPS file adds. */
export interface SubAppsFile {
  subApps: SubAppRegistration[];
  problems: SubAppsProblem[];
}

const nameOf = (registration: unknown, position: number): string => {
  const found = z.object({ name: z.string() }).safeParse(registration);
  return found.success ? found.data.name : String(position);
};

const folderOf = (entry: string): string => new URL(".", new URL(entry, "http://localhost")).href;

/**
 * Reads a SUB_APPS file; throws if there is none. A registration with an error is left out, the others are used, also
 * two with one entry folder.
 */
export const readSubAppsFile = (path: string): SubAppsFile => {
  const read: SubAppsFile = { subApps: [], problems: [] };
  const text = readFileSync(path, "utf8");
  let list: unknown[];
  try {
    list = z.array(z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    const problem =
      error instanceof z.ZodError ? "must contain a list of sub-applications" : String(error);
    return { ...read, problems: [{ name: path, problem }] };
  }
  /** The first sub-application of each entry folder. */
  const folders = new Map<string, string>();
  for (const [position, registration] of list.entries()) {
    const result = Registration.safeParse(registration);
    const name = nameOf(registration, position);
    const wrong = result.error?.issues.map(
      (issue) => `${[position, ...issue.path].join(".")}: ${issue.message}`,
    );
    if (wrong) read.problems.push({ name, problem: wrong.join("; ") });
    else if (read.subApps.some((one) => one.name === name))
      read.problems.push({
        name,
        problem: `${position}.name: "${name}" is there twice; the first one is used`,
      });
    else {
      const { entry } = result.data!;
      const folder = folderOf(entry);
      const twin = folders.get(folder);
      // Nobody owns the root of the console's origin.
      if (twin !== undefined && folder !== folderOf("/"))
        read.problems.push({
          name,
          problem: `${position}.entry: its folder is also that of "${twin}"; use another, or what one leaves in the page may count as the other's`,
        });
      if (twin === undefined) folders.set(folder, name);
      read.subApps.push(result.data!);
    }
  }
  return read;
};

const entryOf = ({ folder }: BuiltSubApp): string => `${folder}index.html`;

/** What the shell imports on every page. */
const inEveryPage = ["antd/tier/shell", "react-dom/client", "react-router", "react-router/dom"];

/** Specifiers of the shared modules that a sub-app imports; of an older release, those of the packages it was built for. */
export const sharedImports = ({ release, shared }: SubAppManifest): readonly string[] =>
  release.shared ?? Object.keys(shared);

/**
 * The shared modules that a sub-app imports, with their own imports: a browser that learns of them from the files would
 * fetch them in several rounds.
 */
const preloadsOf = (
  manifest: SubAppManifest,
  closure: SharedManifest["closure"] = {},
): string[] => {
  const urlsOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => closure[name] ?? []));
  return [...urlsOf(sharedImports(manifest)).difference(urlsOf(inEveryPage))];
};

const registrationOf = (
  subApp: BuiltSubApp,
  shared: SharedManifest | undefined,
): SubAppRegistration => {
  const { name, manifest, previous } = subApp;
  const unknown: Partial<SubAppManifest> & Pick<SubAppManifest, "title" | "pages"> = {
    title: { "en-US": name, "zh-CN": name },
    pages: [],
  };
  // The page's import map says what it shares; the rest was checked when it was published.
  const { shared: _shared, host: _host, ...described } = manifest ?? unknown;
  const registration: SubAppRegistration = {
    entry: entryOf(subApp),
    credentials: "same-origin",
    name,
    ...described,
  };
  const preloads = manifest ? preloadsOf(manifest, shared?.closure) : [];
  if (preloads.length > 0) registration.preloads = preloads;
  if (previous?.manifest) {
    const { version, integrity, release } = previous.manifest;
    registration.previous = { version, entry: entryOf(previous), integrity, release };
  }
  return registration;
};

/** The shell's sub-applications: the built and the published ones, then what a file adds or replaces. */
export const registerSubApps = (
  built: readonly BuiltSubApp[],
  added: readonly SubAppRegistration[],
  shared?: SharedManifest,
): SubAppRegistration[] => {
  const byName = new Map(built.map((subApp) => [subApp.name, registrationOf(subApp, shared)]));
  const own = new Set(byName.keys());
  for (const one of added)
    byName.set(one.name, own.has(one.name) ? { ...one, overrides: true } : one);
  return [...byName.values()];
};
