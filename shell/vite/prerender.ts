import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { prerenderedFile, type PrerenderedPage } from "@console-shell/contract/words/prerendered";
import { cssOf, rulesOf, staticStyles, withStaticStyles } from "@console-shell/ui/shared";
import react from "@vitejs/plugin-react";
import { build, type Manifest } from "vite";
import { pageModules } from "../prerender/pages.ts";
import { stylesOf } from "./styles/styles-of.ts";

/** The built files of some sources with all static imports, each once, dependencies first. */
const filesOf = (
  manifest: Manifest,
  sources: readonly string[],
): { modules: string[]; stylesheets: string[] } => {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const stylesheets = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The shell's build has nothing of ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const file of chunk.css ?? []) stylesheets.add(file);
  };
  for (const source of sources) visit(source);
  return { modules: [...modules], stylesheets: [...stylesheets] };
};

type Renderer = typeof import("../prerender/render-page.tsx");

/** Builds the renderer for Node as one bundle; without a page, nothing is shared. */
const buildRenderer = async (root: string, outDir: string): Promise<Renderer> => {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [react(), withStaticStyles(staticStyles())],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: {
      // The same modules the shared ones are built from, each once: two copies wouldn't share state.
      conditions: ["module", "production"],
      mainFields: ["module", "main"],
      alias: [
        { find: /^@ant-design\/icons$/, replacement: "@ant-design/icons/es" },
        { find: /^antd\/locale\//, replacement: "antd/es/locale/" },
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "../prerender/render-page.tsx"),
      outDir,
      emptyOutDir: true,
      target: "esnext",
      // Functions that run in the page are inlined by their source text, so minify them here.
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
      },
    },
  });
  return (await import(pathToFileURL(join(outDir, "render-page.js")).href)) as Renderer;
};

/** A prerendered page has no skeleton (frame-skeleton.css), and nobody loads its stylesheets again. */
const withoutSkeleton = (css: string): string =>
  cssOf(rulesOf(css).filter(({ selector, body }) => !`${selector}${body}`.includes("skeleton")));

const writePages = async (
  shell: string,
  output: string,
  { renderPage }: Renderer,
): Promise<void> => {
  const manifest = JSON.parse(
    readFileSync(join(shell, ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  const { sheets } = await staticStyles();
  const antdCss = sheets.shell + sheets.pages;
  const textsIn = (locale: string) =>
    Object.keys(manifest).filter((key) => manifest[key]?.name === locale);
  for (const [path, sources] of Object.entries(pageModules))
    for (const locale of locales) {
      const { modules, stylesheets } = filesOf(manifest, [
        ...textsIn(locale),
        "index.html",
        ...sources,
      ]);
      const ownStyles = withoutSkeleton(
        stylesheets.map((file) => readFileSync(join(shell, file), "utf8")).join(""),
      );
      for (const theme of themeChoices) {
        const rendered = await renderPage(path, locale, theme);
        const page: PrerenderedPage = {
          ...rendered,
          styles: stylesOf(antdCss, rendered.markup, ownStyles),
          ownStyles,
          modules: modules.map((file) => `/${file}`),
          stylesheets: stylesheets.map((file) => `/${file}`),
        };
        const file = basename(prerenderedFile(path, locale, theme));
        writeFileSync(join(output, file), JSON.stringify(page));
      }
    }
};

/** Renders the public pages of a built shell into a folder, which is `prerendered/` in it once it's complete. */
export const prerender = async (shell: string, output: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "console-prerender-"));
  try {
    const renderer = await buildRenderer(dirname(import.meta.dirname), folder);
    mkdirSync(output, { recursive: true });
    await writePages(shell, output, renderer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
