import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedOutput } from "./paths.ts";
import type { SheetName } from "./styles/static-styles.ts";

/** What a build of the shared modules tells the server and the plug-ins; `manifest.json` beside the files. */
export interface SharedManifest {
  mode: SharedMode;
  /** What a page's import map says: specifier → URL. */
  imports: Record<string, string>;
  /** Shared package → its version. */
  versions: Record<string, string>;
  /** URL of every file → its integrity. */
  integrity: Record<string, string>;
  /** Specifier → the URLs that it loads, its own first, then all that these import statically. */
  closure: Record<string, string[]>;
  /** Name of a stylesheet of antd → its URL, each after those it builds on. */
  styles: Record<SheetName, string>;
}

/** Where the shared files are served. */
export const sharedUrl = (file: string): string => `/shared/${file}`;

/** The integrity of a file's content, as the browser checks it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Reads the manifest of a mode that was built before. */
export const readSharedManifest = (mode: SharedMode): SharedManifest =>
  JSON.parse(readFileSync(join(sharedOutput(mode), "manifest.json"), "utf8")) as SharedManifest;
