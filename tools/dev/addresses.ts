/** Paths served by the console's server; everything else is a page, a module or a file. */
const serverPaths = [
  "/auth",
  "/cc-api",
  "/mc-api",
  "/api",
  "/docs",
  "/help",
  "/dev",
  "/openapi.json",
  "/healthz",
  "/readyz",
];

/** The path of a request, without its query. */
export const pathOf = (url = "/"): string => url.split("?", 1)[0]!;

/** Whether the console's server handles the path. */
export const isServerPath = (path: string): boolean =>
  serverPaths.some((known) => path === known || path.startsWith(`${known}/`));
