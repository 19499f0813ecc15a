import type { GuestConsole } from "@console-shell/contract/words/guest";
import { GuestError } from "./guest-error.ts";

/** The import map's element: adding it again has no effect, but documents the mappings. */
let script: HTMLScriptElement | undefined;

const scriptOf = (
  origin: string,
  { imports, integrity }: Pick<GuestConsole, "imports" | "integrity">,
  nonce: string | undefined,
): HTMLScriptElement => {
  const element = document.createElement("script");
  element.type = "importmap";
  if (nonce !== undefined) element.nonce = nonce;
  const named = Object.entries(imports).map(([name, path]) => [name, origin + path]);
  const hashes = Object.entries(integrity).map(([path, hash]) => [origin + path, hash]);
  const map = {
    scopes: { [`${origin}/`]: Object.fromEntries(named) },
    integrity: Object.fromEntries(hashes),
  };
  try {
    element.textContent = JSON.stringify(map);
  } catch (cause) {
    // antd can't run there either, because it also injects styles as text.
    throw new GuestError(
      "modules_failed",
      "The console can't run in a page whose policy requires trusted types.",
      cause,
    );
  }
  return element;
};

/**
 * Adds a second import map to the host's page, scoped to the console's origin, so the host's own bare names
 * keep their meaning. Import maps can't be removed: the first content applies for the life of the page. The
 * undo only removes the element.
 */
export const addImportMap = (
  origin: string,
  guest: Pick<GuestConsole, "imports" | "integrity">,
  nonce: string | undefined,
): (() => void) => {
  script ??= scriptOf(origin, guest, nonce);
  const own = script;
  document.head.append(own);
  return () => own.remove();
};

/** Preloads modules in parallel. */
export const preloadModules = (origin: string, paths: readonly string[]): void => {
  for (const path of paths) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = origin + path;
    document.head.append(link);
    // The request has started, so the link is no longer needed.
    link.remove();
  }
};
