import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { Rolldown } from "vite";
import { buildKit } from "./build-kit.ts";
import { entryOf, modulesOf, sharedEntries } from "./entries.ts";
import { fingerprint, fingerprintFile, isSharedFresh } from "./fingerprint.ts";
import type { SharedMode } from "./modules.ts";
import { fileNameOf, sharedOutput, uiFolder } from "./paths.ts";
import { discardNext, nextFolder, putInPlace } from "./put-in-place.ts";
import { styleNonce } from "./style-nonce.ts";
import { checkSheets } from "./styles/check-sheets.ts";
import { noStylesMade, withStaticStyles } from "./styles/plugin.ts";
import { staticStyles } from "./styles/static-styles.ts";
import { addedSheets, sheetFiles } from "./styles/sheet-files.ts";
import { withoutWholeModules } from "./whole-modules.ts";
import { sharedManifest } from "./write-manifest.ts";

/** Builds a mode's shared modules and their manifest into a separate folder; `putInPlace` moves them. */
export const buildSharedAside = async (mode: SharedMode): Promise<void> => {
  const output = nextFolder(sharedOutput(mode));
  const modules = modulesOf(mode);
  const names = new Map(modules.map((module) => [fileNameOf(module.specifier), module.specifier]));
  const styles = staticStyles();
  const kitBuild = mode === "production" ? buildKit() : undefined;
  const sheetsMade = Promise.all([styles, kitBuild]).then(([made, kit]) => {
    const sheets = sheetFiles(made, kit?.css);
    checkSheets(sheets);
    return sheets;
  });
  // The build only waits for the styles where it uses them.
  const mainBuild = build({
    configFile: false,
    root: uiFolder,
    mode,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    plugins: [
      sharedEntries(modules, mode),
      styleNonce(),
      withoutWholeModules(),
      withStaticStyles(styles),
      noStylesMade(),
      addedSheets(sheetsMade, names),
    ],
    resolve: { conditions: ["module", "browser", mode] },
    publicDir: false,
    build: {
      outDir: output,
      emptyOutDir: true,
      target: "esnext",
      minify: mode === "production",
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // Waiting for the styles isn't slow code.
        checks: { pluginTimings: false },
        // Nearly every antd file begins with "use client", which browsers ignore.
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
        input: Object.fromEntries(
          modules.map((module) => [fileNameOf(module.specifier), entryOf(module.specifier)]),
        ),
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          hoistTransitiveImports: false,
        },
      },
    },
  }) as Promise<Rolldown.RolldownOutput>;
  const [result, sheets, kit] = await Promise.all([mainBuild, sheetsMade, kitBuild]);
  const own = result.output.filter((file) => file.type === "chunk");
  const fileNames = new Map([
    ...own
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [names.get(chunk.name)!, chunk.fileName] as const),
    ...(kit?.fileNames ?? []),
  ]);
  const ofKit = kit?.chunks ?? [];
  const manifest = sharedManifest(mode, [...own, ...ofKit], fileNames, sheets);
  for (const { fileName, css } of sheets) writeFileSync(join(output, fileName), css);
  for (const { fileName, code } of ofKit) writeFileSync(join(output, fileName), code);
  writeFileSync(join(output, "manifest.json"), JSON.stringify(manifest, undefined, 2));
  writeFileSync(join(output, fingerprintFile), fingerprint(mode));
};

/** Builds a mode's shared modules into `ui/dist/shared/<mode>/`. Returns false if they are up to date. */
export const buildShared = async (
  mode: SharedMode,
  { force = false }: { force?: boolean } = {},
): Promise<boolean> => {
  if (!force && isSharedFresh(mode)) return false;
  try {
    await buildSharedAside(mode);
    putInPlace(sharedOutput(mode));
  } finally {
    discardNext(sharedOutput(mode));
  }
  return true;
};

if (import.meta.main) {
  const force = process.argv.includes("--force");
  for (const mode of ["production", "development"] as const) {
    const begin = performance.now();
    const built = await buildShared(mode, { force });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`shared ${mode}: ${built ? `built in ${seconds} s` : "up to date"}`);
  }
}
