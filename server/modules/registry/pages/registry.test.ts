import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubAppManifest } from "@console-shell/contract";
import { afterAll, describe, expect, test } from "vitest";
import { foreignOrigin } from "@console-shell/contract/words/page-policy";
import { readSubAppsFile, registerSubApps } from "./registry.ts";

const directory = mkdtempSync(join(tmpdir(), "console-registry-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const written = (content: unknown): string => {
  const path = join(directory, "sub-apps.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const title = { "en-US": "Finance", "zh-CN": "财务管理" };
const icon = { viewBox: "0 0 16 16", path: "M0 0h16v16z" };
const manifest: SubAppManifest = {
  name: "finance",
  version: "0.1.0",
  title,
  pages: [],
  shared: {},
  release: { entry: "assets/main.js", modules: ["assets/main.js"], styles: [] },
  integrity: { "assets/main.js": "sha384-x" },
};
const finance = { name: "finance", folder: "/finance/", manifest };
const both = [
  finance,
  { name: "console", folder: "/console/", manifest: { ...manifest, name: "console" } },
];

describe("a SUB_APPS file", () => {
  const map = {
    name: "map",
    entry: "https://maps.example/app/index.html",
    credentials: "include",
    title: "Map",
    legacy: true,
    permission: "console:open",
  };

  const taken = (name: string): [string, unknown, string] => [
    `the name ${name}`,
    [{ ...map, name }],
    `0.name: "${name}" is an address of the console`,
  ];

  const notOrigins = [
    ["connect", "*"],
    ["connect", "https:"],
    ["connect", "https://*"],
    ["connect", "https://*.com"],
    ["connect", "https://*.co.uk"],
    ["connect", "https://*.github.io"],
    ["connect", "https://a.*.example.com"],
    ["connect", "https://a.example/path"],
    ["connect", "https://a.example/"],
    ["connect", "https://a.example:443"],
    ["connect", "https://A.example"],
    ["connect", "https://user@a.example"],
    ["connect", "https://a.example; script-src *"],
    ["connect", "https://a.example https://b.example"],
    ["connect", "https://a.example,https://b.example"],
    ["connect", "'unsafe-inline'"],
    ["connect", "data:"],
    ["img", "wss://a.example"],
    ["font", "a.example"],
    ["frame", "blob:"],
  ] as const;

  /** Their origins would end up in the page's policy, and could extend or widen it. */
  const notEntries = [
    "https://*/index.html",
    "https://*.maps.example/index.html",
    "https://maps.example;script-src/index.html",
    "https://maps.example,script-src/index.html",
    "https://'unsafe-eval'/index.html",
    "https://",
    "https://maps example/index.html",
    // Of another origin, although it looks like a path.
    "/\\maps.example/index.html",
    "/\t/maps.example/index.html",
  ];

  test("declares what a sub-app needs from the policy", () => {
    const needs = {
      connect: ["https://a.example:8443", "wss://a.example", "http://127.0.0.1:9000"],
      img: ["https://*.example.com", "https://[::1]:9000"],
      workers: "blob",
      inlineStyleAttributes: true,
    };
    expect(readSubAppsFile(written([{ ...map, needs }])).subApps[0]?.needs).toEqual(needs);
  });

  test("adds a sub-app, with texts in one language or both", () => {
    const { subApps: added } = readSubAppsFile(
      written([{ ...map, summary: "Where it was.", icon }]),
    );
    const own = { needs: { img: ["https://tiles.example"] }, summary: title, icon };
    const described = { ...finance, manifest: { ...manifest, ...own } };
    expect(registerSubApps([described], added)).toEqual([
      {
        ...own,
        name: "finance",
        entry: "/finance/index.html",
        credentials: "same-origin",
        title,
        pages: [],
        version: "0.1.0",
        integrity: manifest.integrity,
        release: manifest.release,
      },
      {
        ...map,
        title: { "en-US": "Map", "zh-CN": "Map" },
        summary: { "en-US": "Where it was.", "zh-CN": "Where it was." },
        icon,
        pages: [],
        needs: {},
      },
    ]);
    expect(added.map(foreignOrigin)).toEqual(["https://maps.example"]);
  });

  test.each([
    { contract: "garfish", version: "2.1.0" },
    { contract: "module-federation", global: "shop", expose: "./app" },
  ])("registers a sub-app of another framework: %o", (own) => {
    const [added] = readSubAppsFile(written([{ ...map, legacy: undefined, ...own }])).subApps;
    expect(added).toMatchObject(own);
  });

  test("two registrations of one entry folder are used, and reported", () => {
    const entry = "https://maps.example/app/index.html";
    const other = { ...map, name: "streets", entry: "https://maps.example/app/?city=1" };
    const { subApps, problems } = readSubAppsFile(written([{ ...map, entry }, other]));
    expect(subApps.map(({ name }) => name)).toEqual(["map", "streets"]);
    expect(problems).toEqual([
      {
        name: "streets",
        problem: expect.stringContaining('1.entry: its folder is also that of "map"'),
      },
    ]);
  });

  test("preloads what a release imports; of an older one, the packages it was built for", () => {
    const closure = {
      react: ["/shared/react.js"],
      other: ["/shared/other.js", "/shared/react.js"],
    };
    const console = { imports: {}, versions: {}, integrity: {}, styles: {}, closure };
    const preloads = (own: object) =>
      registerSubApps([{ ...finance, manifest: { ...manifest, ...own } }], [], console)[0]
        ?.preloads;
    const shared = { react: "^19.0.0", unknown: "^1.0.0" };
    expect(preloads({ shared })).toEqual(["/shared/react.js"]);
    const release = { ...manifest.release, shared: ["other"] };
    expect(preloads({ shared, release })).toEqual(["/shared/other.js", "/shared/react.js"]);
    expect(preloads({ shared: {} })).toBeUndefined();
  });

  test("replaces a sub-app in place, without the built one's integrity", () => {
    const { subApps: added } = readSubAppsFile(
      written([{ name: "finance", entry: "/other.html", title }]),
    );
    expect(registerSubApps(both, added)).toMatchObject([
      { name: "finance", entry: "/other.html", credentials: "same-origin", overrides: true },
      { name: "console" },
    ]);
    const [, untouched] = registerSubApps(both, added);
    expect(untouched).not.toHaveProperty("overrides");
    expect(registerSubApps([finance], added)[0]).not.toHaveProperty("integrity");
  });

  test.each([
    ["a name that isn't a valid path", [{ ...map, name: "Maps!" }], "0.name"],
    ...["user", "cam", "user-info", "docs", "help", "auth", "api", "cc-api", "mc-api"].map(taken),
    ...["healthz", "readyz", "dev", "assets", "shared", "prerendered"].map(taken),
    ["a hyphen at the end", [{ ...map, name: "map-" }], "0.name"],
    ["a name twice", [map, { ...map, title: "Another" }], '1.name: "map" is there twice'],
    ["an entry of another kind", [{ ...map, entry: "javascript:alert(1)" }], "0.entry"],
    ...notEntries.map((entry): [string, unknown, string] => [
      `the entry ${entry}`,
      [{ ...map, entry }],
      "0.entry: must be a path or an http URL",
    ]),
    ["no permission to open it", [{ ...map, permission: undefined }], "0.permission"],
    ["an unknown permission", [{ ...map, permission: "map:open" }], "0.permission"],
    ["two contracts at once", [{ ...map, contract: "garfish" }], "0.contract: `legacy` is for"],
    ["an unknown contract", [{ ...map, legacy: undefined, contract: "luigi" }], "0.contract"],
    ["an icon of something else", [{ ...map, icon: { ...icon, href: "#a" } }], "0.icon"],
    ["an unknown key", [{ ...map, shadow: true }], "0"],
    ["a need outside the policy", [{ ...map, needs: { media: [] } }], "0.needs"],
    [
      "workers from elsewhere",
      [{ ...map, needs: { workers: "any" } }],
      '0.needs.workers: must be "blob" or "self"',
    ],
    ...notOrigins.map(([need, text]): [string, unknown, string] => [
      `${text} for ${need}`,
      [{ ...map, needs: { [need]: ["https://a.example", text] } }],
      `0.needs.${need}.1: ${JSON.stringify(text)} must be an origin`,
    ]),
    ["no list", { map }, ""],
  ])("with %s isn't used, and says where", (_name, content, where) => {
    const { problems } = readSubAppsFile(written(content));
    expect(problems.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(`^${RegExp.escape(where)}`),
    ]);
  });

  test("with one wrong registration keeps the others", () => {
    const other = { ...map, name: "other", entry: "/other/index.html" };
    const { subApps, problems } = readSubAppsFile(written([{ name: "Maps!" }, map, map, 7, other]));
    expect(subApps.map(({ name }) => name)).toEqual(["map", "other"]);
    expect(problems.map(({ name }) => name)).toEqual(["Maps!", "map", "3"]);
  });
});
