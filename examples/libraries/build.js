// Builds each library's app as a module, as a classic script for qiankun, or both.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = import.meta.dirname;
const out = join(root, "dist");
const apps = {
  jquery: ["es", "umd"],
  konva: ["es", "umd"],
  "react-16": ["umd"],
  "react-17": ["umd"],
  "react-18": ["es"],
  "react-19": ["es"],
  vue: ["es"],
};

/** Each version of ReactDOM gets its own React. */
const ownReact = (name) => ({
  name: "own-react",
  enforce: "pre",
  resolveId(id, importer) {
    const version = /^react-\d+$/.exec(name)?.[0].slice(6);
    if (!version) return null;
    if (id === "react") return this.resolve(`react-${version}`, importer, { skipSelf: true });
    if (id === "react-dom")
      return this.resolve(`react-dom-${version}`, importer, { skipSelf: true });
    return null;
  },
});

rmSync(out, { recursive: true, force: true });
for (const [name, formats] of Object.entries(apps)) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [ownReact(name)],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "esnext",
      minify: true,
      lib: {
        entry: join(root, "src", `${name}.js`),
        name: `legacy-${name}`,
        formats,
        fileName: (format) => `${name}.${format}.js`,
      },
    },
  });
  for (const format of formats) {
    const file = `${name}.${format}.js`;
    const script =
      format === "es" ? `<script type="module" src="${file}">` : `<script src="${file}">`;
    writeFileSync(join(out, `${name}.${format}.html`), `<!doctype html>\n${script}</script>\n`);
  }
}
