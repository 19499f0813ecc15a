import type { GuestConsole } from "@console-shell/contract/guest";
import { GuestError } from "./guest-error.ts";

/** The element that the map came in: put back, it has no effect a second time, but tells what is mapped. */
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
    // antd can't run there either: it writes its styles as text, too.
    throw new GuestError(
      "modules_failed",
      "The console can't run in a page whose policy requires trusted types.",
      cause,
    );
  }
  return element;
};

/**
 * Adds a second import map to the host's page. Its scope is the console's origin, so a host keeps what
 * bare names mean to itself. An import map can't be taken back, so its first content holds for the
 * life of the page. The undo removes the element.
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

/** Requests modules ahead, so they arrive together. */
export const preloadModules = (origin: string, paths: readonly string[]): void => {
  for (const path of paths) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = origin + path;
    document.head.append(link);
    // The request is under way.
    link.remove();
  }
};
