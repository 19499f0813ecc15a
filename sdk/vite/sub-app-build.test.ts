import type { Locale, SubAppManifest } from "@console-shell/contract";
import { integrityOf } from "@console-shell/ui/shared";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type PluginOption } from "vite";
import { afterAll, expect, test } from "vitest";
import { foreignSubApp, subApp, type SubAppOptions } from "./index.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const options = {
  title: { "en-US": "Finance", "zh-CN": "财务管理" },
  summary: { "en-US": "Accounts and invoices.", "zh-CN": "账户与账单。" },
  needs: { connect: ["https://rates.example"], workers: "self" },
} satisfies SubAppOptions;

/** Builds a sub-app of these files inside the repository, where its packages resolve. */
const built = async (
  files: Record<string, string>,
  plugins: PluginOption[] = subApp(options),
): Promise<string> => {
  const cache = join(import.meta.dirname, "..", "..", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "sub-app-build-"));
  folders.push(folder);
  const page = `<div id="root"></div><script type="module" src="./main.tsx"></script>`;
  const packageJson = {
    name: "@x/finance",
    version: "1.2.3",
    peerDependencies: { react: "^19.0.0" },
  };
  const all = { "index.html": page, "package.json": JSON.stringify(packageJson), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins,
  });
  return join(folder, "dist");
};

const scriptsOf = (dist: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(dist, "assets"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => [`assets/${name}`, readFileSync(join(dist, "assets", name), "utf8")]),
  );

test("a form with numbered columns loads their rules, wherever it names them", async () => {
  const dist = await built({
    "main.tsx": `
      import { Form } from "antd";
      import { createRoot } from "react-dom/client";
      import { layout } from "./layout.ts";
      export const mount = ({ container }: { container: HTMLElement }) =>
        createRoot(container).render(<Form {...layout} />);
      export const unmount = () => {};
    `,
    "layout.ts": `export const layout = { labelCol: { span: 8 } };`,
  });
  expect(Object.values(scriptsOf(dist)).join("")).toMatch(/import\s*["'`]antd\/tier\/grid["'`]/);
});

test("a built sub-app exports its lifecycles and leaves shared modules to the page", async () => {
  const dist = await built({
    "main.tsx": `
      import { UserOutlined } from "@ant-design/icons";
      import { Button, Table as Grid, type TableProps } from "antd";
      import zhCN from "antd/locale/zh_CN";
      import { lazy } from "react";
      import { createRoot } from "react-dom/client";
      import "./style.css";
      const Lazy = lazy(() => import("./lazy.tsx"));
      const columns: TableProps<object>["columns"] = [];
      export const mount = ({ container }: { container: HTMLElement }) =>
        createRoot(container).render(<><Button icon={<UserOutlined />} /><Grid columns={columns} /><Lazy locale={zhCN} /></>);
      export const unmount = () => {};
    `,
    "lazy.tsx": `
      import { HomeOutlined } from "@ant-design/icons";
      export default ({ locale }: { locale: object }) => <p>{String(locale)}<HomeOutlined /></p>;
    `,
    "style.css": "p { color: red }",
    "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\n  <path d="M0 0h9z" />\n</svg>\n`,
    // The build reads the table without what it imports: Node could load neither TSX nor CSS.
    "pages.ts": `
      import { Clients } from "./lazy.tsx";
      import "./style.css";
      const clients = { "en-US": "Clients", "zh-CN": "客户" };
      export const pages = [
        {
          path: "/clients",
          title: clients,
          permission: "finance:client:read",
          page: Clients,
          search: { call: "GET /cc-api/finance/client/list", label: "name", path: "/clients/:id" },
          figures: [
            { id: "clients", title: clients, call: "GET /cc-api/finance/client/list", value: { fields: ["total"] } },
          ],
          work: { kind: "clients", call: "GET /cc-api/finance/client/list", label: "name", path: "/clients/:id" },
        },
        { path: "/clients/:id", permission: "finance:client:read", load: () => import("./lazy.tsx") },
      ];
    `,
  });

  const clients = { "en-US": "Clients", "zh-CN": "客户" };
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const entry = /<script entry type="module" crossorigin src="\/finance\/(assets\/[^"]+)">/.exec(
    page,
  )?.[1];
  expect(entry, page).toBeDefined();
  expect(page).not.toMatch(/<script[^>]*>[^<]/);

  const scripts = scriptsOf(dist);
  const exported = /export\s*\{([^}]*)\}/.exec(scripts[entry!]!)?.[1];
  expect(exported?.split(",").map((name) => name.split(" as ").at(-1))).toEqual(
    expect.arrayContaining(["mount", "unmount"]),
  );

  const imported = Object.values(scripts).flatMap((code) =>
    [...code.matchAll(/(?:from|import)\s*["'`]([^."'`][^"'`]*)["'`]/g)].map(
      ([, specifier]) => specifier,
    ),
  );
  expect(new Set(imported)).toEqual(
    new Set([
      "@ant-design/icons/base",
      "antd/locale/zh_CN",
      "antd/tier/more",
      "antd/tier/shell",
      "react",
      "react-dom/client",
      "react/jsx-runtime",
    ]),
  );

  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as SubAppManifest;
  expect(manifest).toMatchObject({
    name: "finance",
    version: "1.2.3",
    shared: { react: "^19.0.0" },
    summary: { "en-US": "Accounts and invoices.", "zh-CN": "账户与账单。" },
    icon: { viewBox: "0 0 16 16", path: "M0 0h9z" },
    pages: [{ path: "/clients", title: clients, permission: "finance:client:read" }],
    search: [
      { title: clients, permission: "finance:client:read", label: "name", path: "/clients/:id" },
    ],
    work: [{ kind: "clients", title: clients, permission: "finance:client:read", label: "name" }],
    figures: [
      { id: "clients", title: clients, permission: "finance:client:read", path: "/clients" },
    ],
    needs: { connect: ["https://rates.example"], workers: "self" },
  });
  // The lazy chunk isn't needed before the sub-app can mount.
  expect(manifest.release).toEqual({
    entry,
    modules: [entry],
    styles: [expect.stringMatching(/^assets\/.*\.css$/)],
    shared: expect.arrayContaining(imported),
  });
  for (const [file, integrity] of Object.entries(manifest.integrity))
    expect(integrity).toBe(integrityOf(readFileSync(join(dist, file)), "sha384"));
  expect(Object.keys(manifest.integrity)).toEqual(
    expect.arrayContaining([...Object.keys(scripts), expect.stringMatching(/\.css$/)]),
  );
});

test("a built sub-app leaves the SDK and the UI kit to the page, with their styles", async () => {
  const dist = await built({
    "main.tsx": `
      import { defineSubApp } from "@console-shell/sdk";
      import { ScrollTable } from "@console-shell/ui";
      import { ChartPanel } from "@console-shell/ui/charts";
      const App = () => <><ScrollTable label="" rowKey="id" columns={[]} /><ChartPanel /></>;
      export const { mount, unmount } = defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App });
    `,
  });
  const code = Object.values(scriptsOf(dist)).join("\n");
  for (const specifier of ["sdk", "ui", "ui/charts"])
    expect(code).toContain(`from"@console-shell/${specifier}"`);
  expect(code.length).toBeLessThan(2000);
  expect(readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".css"))).toEqual([]);
});

test("a built sub-app lists each language's files, except those in its own", async () => {
  const main = `
    import shared from "./shared.zh-CN.ts";
    const messages = { "en-US": () => import("./en-US.ts"), "zh-CN": () => import("./zh-CN.ts") };
    export const mount = () => [messages, shared];
  `;
  const dist = await built({
    "main.tsx": main,
    "shared.zh-CN.ts": "export default { always: '总是' };",
    "en-US.ts": "import more from './more.en-US.ts'; export default { title: 'Clients', ...more };",
    "more.en-US.ts": "export default { more: 'More' };",
    "zh-CN.ts": "export default { title: '客户' };",
  });
  const { release } = JSON.parse(
    readFileSync(join(dist, "manifest.json"), "utf8"),
  ) as SubAppManifest;
  const scripts = scriptsOf(dist);
  expect(scripts[release.entry]).toContain("总是");
  expect(release.modules).toEqual([release.entry]);
  const textsIn = (locale: Locale) =>
    release.languages?.[locale]?.map((file) => scripts[file]).join() ?? "";
  expect(textsIn("en-US")).toMatch(/Clients[^]*More|More[^]*Clients/);
  expect(textsIn("en-US")).not.toContain("客户");
  expect(textsIn("zh-CN")).toContain("客户");
});

test("a sub-app of another framework brings all of its modules, and has a manifest", async () => {
  const title = { "en-US": "Rates", "zh-CN": "汇率" };
  const pages = [{ path: "/rates", title, permission: "finance:open" as const }];
  const dist = await built(
    {
      "main.tsx": `
        import { createElement } from "react";
        import "./style.css";
        export const mount = () => createElement("b");
        export const unmount = () => {};
      `,
      "style.css": "b { color: red }",
      "package.json": JSON.stringify({ name: "rates", version: "1.0.0" }),
    },
    foreignSubApp({ ...options, pages }),
  );
  const { integrity: _, ...manifest } = JSON.parse(
    readFileSync(join(dist, "manifest.json"), "utf8"),
  ) as SubAppManifest;
  expect(manifest).toMatchObject({ name: "rates", ...options, pages, shared: {} });
  expect(manifest.release.styles).toHaveLength(1);
  const entry = scriptsOf(dist)[manifest.release.entry]!;
  expect(entry).not.toMatch(/from\s*["']react/);
  expect(entry).toMatch(/as mount\b/);
});

test.each([
  [`import * as antd from "antd"; export const mount = () => antd;`, /name what you need/],
  [`export const mount = () => import("antd");`, /name what you need/],
  [`import { TableProps } from "antd"; export const mount = (): TableProps => 1;`, undefined],
  [`import { Tabel } from "antd"; export const mount = () => Tabel;`, /has no export "Tabel"/],
  [
    `import { renderToString } from "react-dom/server"; export const mount = renderToString;`,
    /not among the shared modules/,
  ],
  [
    `import Button from "antd/es/button"; export const mount = () => Button;`,
    /not among the shared modules/,
  ],
])("reports what can't be shared: %s", async (code, message) => {
  const building = built({ "main.tsx": code });
  if (message) await expect(building).rejects.toThrow(message);
  else await building;
});

test.each([
  `<svg viewBox="0 0 16 16"><circle r="8" /></svg>`,
  `<svg viewBox="0 0 16 16"><path d="M0 0h9z" /><path d="M0 9h9z" /></svg>`,
  `<svg><path d="M0 0h9z" /></svg>`,
])("rejects an icon that isn't one filled path: %s", async (icon) => {
  const main = "export const mount = () => {};";
  const building = built({ "main.tsx": main, "icon.svg": icon });
  await expect(building).rejects.toThrow(/icon\.svg must be one filled path/);
});
