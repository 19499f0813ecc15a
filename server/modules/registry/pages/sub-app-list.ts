import { createHash } from "node:crypto";
import type { SubAppRegistration } from "@console-shell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type BuiltFile, builtFile } from "./built-file.ts";
import { type ImportMap, importMap } from "./import-map.ts";
import type { SharedManifest } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { scriptJson } from "./script-json.ts";
import { sendFile } from "./send-file.ts";

/**
 * How many bytes of a page its sub-apps and import map may be. The rest is up to 8 kB, and a page at most 60 kB
 * however many sub-apps there are.
 */
const maxInPage = 50_000;

/** How many lists a node keeps: one for each release and kind of viewer. */
const maxCached = 20;

/** Icons are a file of their own, which only pages of operators load (`icons.ts`). */
export const withoutIcon = (subApp: SubAppRegistration): SubAppRegistration => {
  const { icon: _, ...shown } = subApp;
  return shown;
};

/** The page's part of the sub-apps. */
interface SubAppsOfPage {
  subApps: SubAppRegistration[];
  subAppsAt?: string;
  map: ImportMap;
}

/** Leaves out the hashes that the import map has: `shell/config` adds them. */
const withoutMapped = (
  { integrity, ...subApp }: SubAppRegistration,
  { integrity: mapped }: ImportMap,
): SubAppRegistration => {
  if (!integrity) return subApp;
  const folder = subApp.entry.replace(/index\.html$/, "");
  const others = Object.entries(integrity).filter(([file]) => mapped[folder + file] === undefined);
  return { ...subApp, integrity: Object.fromEntries(others) };
};

/** Writes the sub-apps into pages, or, if they are too long for a page, into a file that it names. */
export const createSubAppLists = (app: FastifyInstance) => {
  const files = new Map<string, BuiltFile>();
  /** By what the page contains, which is the same object until something changes; null if it's too long for one. */
  const known = new WeakMap<readonly SubAppRegistration[], SubAppsOfPage | null>();
  const hashes = new WeakMap<readonly SubAppRegistration[], string>();

  const write = (subApps: readonly SubAppRegistration[]): string => {
    const text = JSON.stringify(subApps.map(withoutIcon));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    if (!files.has(hash)) {
      if (files.size >= maxCached) files.delete(files.keys().next().value!);
      files.set(hash, builtFile("sub-apps.json", Buffer.from(text)));
    }
    return hash;
  };

  return {
    /** What a page contains of them, which may open one. */
    of(
      subApps: readonly SubAppRegistration[],
      builds: readonly BuiltSubApp[],
      shared: SharedManifest,
      { opened, isPublic = false }: { opened: string | undefined; isPublic?: boolean },
    ): SubAppsOfPage {
      let found = known.get(subApps);
      if (found === undefined) {
        const map = importMap(shared, builds);
        const inline = subApps.map((one) => withoutMapped(withoutIcon(one), map));
        const fits = scriptJson(inline).length + scriptJson(map).length <= maxInPage;
        found = fits ? { subApps: inline, map } : null;
        known.set(subApps, found);
      }
      // The form of a public page shows before it needs any of them.
      if (found && !isPublic) return found;
      let hash = hashes.get(subApps);
      // Lists are kept only for some releases.
      if (hash === undefined || !files.has(hash)) {
        hash = write(subApps);
        hashes.set(subApps, hash);
      }
      // Browsers that don't merge import maps get those of the product, and of the opened one.
      const mapped = builds.filter(({ name, folder }) => name === opened || folder === `/${name}/`);
      return {
        subApps: [],
        subAppsAt: `/-/sub-apps/${hash}.json`,
        map: importMap(shared, mapped),
      };
    },
    /** Serves the lists; of a list that only another node knows, what a page loaded now gets. */
    addRoute(current: (request: FastifyRequest) => Promise<readonly SubAppRegistration[]>): void {
      app.get<{ Params: { file: string } }>(
        "/-/sub-apps/:file",
        { config: { isFile: true } },
        async (request, reply: FastifyReply) => {
          const [, hash] = /^([0-9a-f]{16})\.json$/.exec(request.params.file) ?? [];
          if (hash === undefined) return reply.callNotFound();
          const file = files.get(hash);
          if (file) return sendFile(request, reply, file, "immutable");
          const now = files.get(write(await current(request)))!;
          void reply.header("vary", "cookie");
          return sendFile(request, reply, now, files.has(hash) ? "immutable" : "revalidated");
        },
      );
    },
  };
};
