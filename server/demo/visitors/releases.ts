import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SubAppManifest, SubAppNeeds } from "@console-shell/contract";
import { integrityOf } from "#platform/files/integrity.ts";

/** A build of the sub-app: its manifest, and its files by path. */
export interface VisitorsRelease {
  manifest: SubAppManifest;
  files: Map<string, Buffer>;
}

const title = { "en-US": "Visitors", "zh-CN": "访客登记" };
const deskTitle = { "en-US": "Reception", "zh-CN": "前台登记" };
const logTitle = { "en-US": "Visitor log", "zh-CN": "访客记录" };

const common = ["app.js", "desk.js", "elements.js", "visits.js", "words.js"];

/** What each version adds. */
const versions = {
  "1.0.0": { modules: common, pages: [], permissions: [] },
  "1.1.0": {
    modules: [...common, "log.js"],
    pages: [{ path: "/log", title: logTitle, permission: "visitors:log:read" }],
    permissions: [
      { code: "visitors:log:read", label: { "en-US": "View the log", "zh-CN": "查看访客记录" } },
    ],
  },
} as const;
export type VisitorsVersion = keyof typeof versions;

/** Nobody has approved them: the canary runs without. */
const needs: Record<VisitorsVersion, SubAppNeeds> = {
  "1.0.0": {},
  "1.1.0": { connect: ["https://printers.example.com"], img: ["https://badges.example.com"] },
};

const read = (name: string) => readFile(join(import.meta.dirname, "files", name));

/** The demo's published sub-app as its team built it. */
export const buildVisitors = async (version: VisitorsVersion): Promise<VisitorsRelease> => {
  const { modules, pages, permissions } = versions[version];
  const assets = new Map<string, Buffer>([
    ["assets/main.js", await read(`main-${version}.js`)],
    ["assets/style.css", await read("style.css")],
  ]);
  for (const name of modules) assets.set(`assets/${name}`, await read(name));
  return {
    files: new Map([["index.html", await read("index.html")], ...assets]),
    manifest: {
      name: "visitors",
      version,
      title,
      summary: {
        "en-US": "Sign visitors in and out at reception.",
        "zh-CN": "在前台登记访客的到访和离开。",
      },
      icon: {
        viewBox: "0 0 24 24",
        path: "M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0 2c-5 0-9 2.6-9 6v2h18v-2c0-3.4-4-6-9-6Z",
      },
      pages: [{ path: "/desk", title: deskTitle, permission: "visitors:open" }, ...pages],
      permissions: [...permissions],
      needs: needs[version],
      shared: {},
      integrity: Object.fromEntries(
        Array.from(assets, ([path, content]) => [path, integrityOf(content)]),
      ),
      release: {
        entry: "assets/main.js",
        modules: ["assets/main.js", ...modules.map((name) => `assets/${name}`)],
        styles: ["assets/style.css"],
      },
    },
  };
};
