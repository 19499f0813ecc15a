import type { GuestConsole } from "@console-shell/contract/guest";

let added = false;

const withOrigin = (origin: string, paths: Record<string, string>, ofKeys: boolean) =>
  Object.fromEntries(
    Object.entries(paths).map(([key, value]) =>
      ofKeys ? [origin + key, value] : [key, origin + value],
    ),
  );

/**
 * Adds a second import map to the host's page. Its scope is the console's origin, so a host keeps what
 * bare names mean to itself. Import maps can't be taken back, so one is added for the life of the page.
 */
export const addImportMap = (
  origin: string,
  { imports, integrity, preloads }: Pick<GuestConsole, "imports" | "integrity" | "preloads">,
  nonce: string | undefined,
): void => {
  if (added) return;
  added = true;
  const script = document.createElement("script");
  script.type = "importmap";
  if (nonce !== undefined) script.nonce = nonce;
  script.textContent = JSON.stringify({
    scopes: { [`${origin}/`]: withOrigin(origin, imports, false) },
    integrity: withOrigin(origin, integrity, true),
  });
  const links = preloads.map((path) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = origin + path;
    return link;
  });
  document.head.append(script, ...links);
  // Both have had their effect.
  for (const element of [script, ...links]) element.remove();
};
