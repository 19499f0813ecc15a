// Builds eight Module Federation remotes, as eight teams would: with rspack and Vite, with React as a
// shared singleton and without a framework. `page` has the React of a page that shares it.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { federation } from "@module-federation/vite";
import { rspack } from "@rspack/core";
import { build } from "vite";

const root = import.meta.dirname;
const out = join(root, "dist");
const generated = join(root, "node_modules", ".remotes");
const shared = {
  react: { singleton: true, requiredVersion: "^19.0.0" },
  "react-dom": { singleton: true, requiredVersion: "^19.0.0" },
};

/** Each remote's entry differs only in the name that it shows. */
const entryOf = (name, kind) => {
  mkdirSync(generated, { recursive: true });
  const file = join(generated, `${name}.js`);
  const source = join(root, "src", `${kind}-app.js`);
  writeFileSync(
    file,
    `import { lifecyclesOf } from ${JSON.stringify(source)};\n` +
      `export const { mount, unmount } = lifecyclesOf(${JSON.stringify(name)});\n`,
  );
  return file;
};
const settings = (name, kind) => ({
  name: name.replaceAll("-", "_"),
  filename: "remoteEntry.js",
  exposes: { "./app": entryOf(name, kind) },
  shared: kind === "react" ? shared : {},
  dts: false,
});

const byRspack = (name, kind) =>
  new Promise((resolve, reject) => {
    rspack(
      {
        mode: "production",
        context: root,
        entry: {},
        target: ["web", "es2022"],
        devtool: false,
        output: { path: join(out, name), publicPath: "auto", uniqueName: name, clean: true },
        optimization: { moduleIds: "deterministic", chunkIds: "deterministic" },
        plugins: [new ModuleFederationPlugin({ ...settings(name, kind), manifest: true })],
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString("errors-only")));
        else resolve();
      },
    );
  });
const byVite = (name, kind) =>
  build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [federation({ ...settings(name, kind), manifest: true })],
    build: {
      outDir: join(out, name),
      emptyOutDir: true,
      target: "esnext",
      rollupOptions: { input: entryOf(name, kind) },
    },
  });

/** React's packages as modules for a page's import map. */
const ofPage = async () => {
  const names = ["react", "react-dom", "react-dom/client"];
  const input = {};
  for (const name of names) {
    const file = join(generated, `page-${name.replace("/", "-")}.js`);
    const exported = Object.keys((await import(name)).default).join(", ");
    writeFileSync(
      file,
      `import one from ${JSON.stringify(name)};\nexport default one;\nexport const { ${exported} } = one;\n`,
    );
    input[name.replace("/", "-")] = file;
  }
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(out, "page"),
      emptyOutDir: true,
      target: "esnext",
      lib: { entry: input, formats: ["es"] },
      rollupOptions: { output: { chunkFileNames: "[name].js" } },
    },
  });
};

rmSync(out, { recursive: true, force: true });
await byRspack("rspack-react-one", "react");
await byRspack("rspack-react-two", "react");
for (const name of ["one", "two", "three", "four"]) await byRspack(`rspack-plain-${name}`, "plain");
await byVite("vite-react-one", "react");
await byVite("vite-react-two", "react");
await ofPage();
