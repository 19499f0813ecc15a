import { build } from "vite";

// Each library's page is a sub-application of its own, in a folder of its own.

const pages = [
  { name: "antd-6", file: "antd.jsx", use: "antd" },
  // The console's own prefix, and a script that sets its lifecycles on window.
  { name: "antd-6-same-prefix", file: "antd.jsx", use: "antd", prefix: "console" },
  { name: "antd-6-umd", file: "antd.jsx", use: "antd", format: "umd" },
  { name: "antd-5", file: "antd.jsx", use: "antd-5" },
  { name: "mui", file: "mui.jsx" },
  { name: "mantine", file: "mantine.jsx" },
  { name: "styled-components", file: "styled-components.jsx" },
  { name: "goober", file: "goober.jsx" },
  { name: "naive-ui", file: "naive-ui.js" },
  { name: "dialogs", file: "dialogs.jsx" },
];

const html = (name, sheets, isModule) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
${sheets.map((file) => `    <link rel="stylesheet" href="./${file}" />\n`).join("")}    <script ${isModule ? 'type="module" ' : ""}src="./main.js" entry></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./standalone.js" ignore></script>
  </body>
</html>
`;

for (const { name, file, use, prefix = "ant", format = "es" } of pages)
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    define: {
      PREFIX: JSON.stringify(prefix),
      NAME: JSON.stringify(name),
      "process.env.NODE_ENV": '"production"',
    },
    resolve: { alias: use ? { "the-antd": use } : {} },
    build: {
      outDir: `dist/${name}`,
      chunkSizeWarningLimit: 2000,
      modulePreload: false,
      rolldownOptions: {
        input: { main: `src/${file}` },
        preserveEntrySignatures: "allow-extension",
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
        output: { entryFileNames: "main.js", format, name },
      },
    },
    plugins: [
      {
        name: "page",
        generateBundle(_, bundle) {
          const sheets = Object.keys(bundle).filter((file) => file.endsWith(".css"));
          const isModule = format === "es";
          const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
          emit("index.html", html(name, sheets, isModule));
          emit(
            "standalone.js",
            `${isModule ? 'import * as app from "./main.js";' : `const app = window[${JSON.stringify(name)}];`}\napp.mount({ container: document.body });\n`,
          );
        },
      },
    ],
  });
