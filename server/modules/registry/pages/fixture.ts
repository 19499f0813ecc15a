import type { SubAppSearch } from "@console-shell/contract";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PrerenderedPage } from "@console-shell/contract/words/prerendered";

const shellHtml = `<!doctype html>
<html lang="en-US">
  <head>
    <!--console-head-->
    <title></title>
    <script type="module" crossorigin src="/assets/index-abcdefgh.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-abcdefgh.css">
  </head>
  <body>
    <!--console-skeleton--><div id="frame-skeleton"></div><!--/console-skeleton-->
    <div id="root"></div>
  </body>
</html>`;

/** A prerendered page that names its variant. */
const prerendered = (variant: string): string =>
  JSON.stringify({
    title: `Title ${variant}`,
    styles: ".console-btn{color:red}",
    ownStyles: "p{margin:0}",
    markup: `<span title="{release}">{environment}</span><form method="dialog">${variant} $&</form>`,
    badge: '<span title="{release}">{environment}</span>',
    environments: { test: "Test & try" },
    offline: "<span>Out of reach</span>",
    failed: "<span>Failed</span>",
    script: "early()",
    loadScripts: "async(urls)=>{}",
    modules: ["/assets/index-abcdefgh.js", "/assets/login-abcdefgh.js"],
    stylesheets: ["/assets/index-abcdefgh.css"],
  } satisfies PrerenderedPage);

const title = { "en-US": "Finance", "zh-CN": "财务管理" };

/** A search with every field that a manifest may have. */
export const search = {
  title,
  permission: "finance:topup:read",
  call: "GET /cc-api/finance/top-up/list",
  numbered: true,
  label: "number",
  detail: "clientName",
  path: "/top-ups/:id",
} as const satisfies SubAppSearch;

export const icon = { viewBox: "0 0 16 16", path: "M0 0h16v16z" };

const files: Record<string, string> = {
  "shell/dist/index.html": shellHtml,
  "shell/dist/favicon.svg": "<svg></svg>",
  "shell/dist/guest/entry.js": "export const mount = () => {};",
  "shell/dist/.vite/manifest.json": JSON.stringify({
    "guest/mount-guest.tsx": {
      file: "assets/guest-abcdefgh.js",
      imports: ["_start.js"],
      dynamicImports: ["login.tsx"],
    },
    "_start.js": { file: "assets/index-abcdefgh.js", css: ["assets/index-abcdefgh.css"] },
    "login.tsx": { file: "assets/login-abcdefgh.js", css: ["assets/login-abcdefgh.css"] },
    "main.tsx": { file: "assets/main-abcdefgh.js", css: ["assets/main-abcdefgh.css"] },
    "_en-US.js": { file: "assets/en-US-abcdefgh.js", name: "en-US" },
    "_zh-CN.js": { file: "assets/zh-CN-abcdefgh.js", name: "zh-CN", imports: ["login.tsx"] },
  }),
  "shell/dist/assets/login-abcdefgh.css": "h1{color:red}",
  "shell/dist/assets/index-abcdefgh.js": `import{jsx as a}from"react/jsx-runtime";a("p");${"/* long */".repeat(200)}`,
  "shell/dist/assets/index-abcdefgh.css": "p{color:red}",
  "shell/dist/assets/login-abcdefgh.js": "export {}",
  "shell/dist/assets/en-US-abcdefgh.js": "export {}",
  "shell/dist/assets/zh-CN-abcdefgh.js": "export {}",
  "shell/dist/prerendered/user-login.en-US.system.json": prerendered("en-US system"),
  "shell/dist/prerendered/user-login.zh-CN.dark.json": prerendered("zh-CN dark"),
  "shell/dist/prerendered/user-reset-password.en-US.system.json": prerendered("reset"),
  "shell/dist/prerendered/user-set-password.en-US.system.json": prerendered("set-password"),
  "ui/dist/shared/production/react-12345678.js": "export {}",
  "ui/dist/shared/production/jsx-12345678.js": 'import "./react-12345678.js"',
  "ui/dist/shared/production/sdk-12345678.js": 'import "react"',
  "ui/dist/shared/production/manifest.json": JSON.stringify({
    mode: "production",
    imports: {
      react: "/shared/react-12345678.js",
      "react/jsx-runtime": "/shared/jsx-12345678.js",
      "@console-shell/sdk": "/shared/sdk-12345678.js",
    },
    versions: { react: "19.3.1", antd: "6.6.8" },
    integrity: {
      "/shared/react-12345678.js": "sha384-r",
      "/shared/jsx-12345678.js": "sha384-j",
      "/shared/sdk-12345678.js": "sha384-k",
      "/shared/antd-shell-12345678.css": "sha384-s",
      "/shared/antd-pages-12345678.css": "sha384-p",
    },
    styles: {
      shell: "/shared/antd-shell-12345678.css",
      pages: "/shared/antd-pages-12345678.css",
    },
    closure: {
      react: ["/shared/react-12345678.js"],
      "react/jsx-runtime": ["/shared/jsx-12345678.js", "/shared/react-12345678.js"],
      "@console-shell/sdk": ["/shared/sdk-12345678.js", "/shared/react-12345678.js"],
    },
  }),
  "sub-apps/finance/dist/index.html": '<script type="module" src="/finance/assets/main-1.js">',
  "sub-apps/finance/dist/assets/main-12345678.js": "export const mount = () => {};",
  "sub-apps/finance/dist/manifest.json": JSON.stringify({
    name: "finance",
    version: "0.1.0",
    title,
    pages: [{ path: "/clients", title, permission: "finance:client:read" }],
    search: [search],
    icon,
    shared: { react: "^19.0.0", "@console-shell/sdk": "^0.1.0" },
    integrity: { "assets/main-12345678.js": "sha384-m" },
    release: {
      entry: "assets/main-12345678.js",
      modules: ["assets/main-12345678.js"],
      shared: ["@console-shell/sdk", "react"],
      styles: [],
    },
  }),
};

/** A tiny product's build output, in a temporary folder. */
export const builtFixture = (): { root: string; remove(): void } => {
  const root = mkdtempSync(join(tmpdir(), "console-builds-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
