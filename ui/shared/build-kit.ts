import { build, type Rolldown } from "vite";
import { entryOf, sharedEntries } from "./entries.ts";
import { kitModules } from "./modules.ts";
import { fileNameOf, uiFolder } from "./paths.ts";
import { sharedImports } from "./shared-imports.ts";

/** The UI kit and the SDK as shared modules. */
interface Kit {
  chunks: Rolldown.OutputChunk[];
  /** Specifier → file. */
  fileNames: Map<string, string>;
  css: string;
}

/** Builds the UI kit and the SDK on top of the other shared modules, in memory. */
export const buildKit = async (): Promise<Kit> => {
  const names = new Map(
    kitModules.map(({ specifier }) => [fileNameOf(specifier), specifier] as const),
  );
  const { output } = (await build({
    configFile: false,
    root: uiFolder,
    logLevel: "warn",
    plugins: [sharedEntries(kitModules, "production"), sharedImports()],
    publicDir: false,
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Array.from(names, ([name, specifier]) => [name, entryOf(specifier)]),
        ),
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          hoistTransitiveImports: false,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const sheets = output
    .filter((file) => file.type === "asset")
    .filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    chunks,
    fileNames: new Map(
      chunks
        .filter((chunk) => chunk.isEntry)
        .map((chunk) => [names.get(chunk.name)!, chunk.fileName]),
    ),
    css: sheets.map(({ source }) => String(source)).join(""),
  };
};
