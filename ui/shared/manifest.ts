import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedOutput } from "./paths.ts";
import type { SheetName } from "./styles/static-styles.ts";

/** What a build of the shared modules tells the server and the plug-ins; `manifest.json` next to the files. */
export interface SharedManifest {
  mode: SharedMode;
  /** The page's import map: specifier → URL. */
  imports: Record<string, string>;
  /** Shared package → its version. */
  versions: Record<string, string>;
  /** File URL → integrity hash. */
  integrity: Record<string, string>;
  /** Specifier → the URLs it loads: its own first, then its static imports, transitively. */
  closure: Record<string, string[]>;
  /** antd stylesheet name → its URL, dependencies first. */
  styles: Record<SheetName, string>;
}

export const sharedUrl = (file: string): string => `/shared/${file}`;

/**
 * The subresource integrity hash of a file's content. Releases of sub-apps have SHA-384, which the console checks; of
 * shared files, which each page lists, the shorter one.
 */
export const integrityOf = (content: string | Uint8Array, algorithm: "sha256" | "sha384"): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

/** Reads the manifest of a mode that has been built. */
export const readSharedManifest = (mode: SharedMode): SharedManifest =>
  JSON.parse(readFileSync(join(sharedOutput(mode), "manifest.json"), "utf8")) as SharedManifest;
