import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { extname, join, normalize } from "node:path";
import { examplesFolder } from "./list.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The origin in examples/sub-apps.json. */
const builtFor = "http://localhost:7100";

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The built file for a path; a path without an extension is a page of the stand-alone example. */
const fileOf = (path: string): string | undefined => {
  const parts = path.slice(1).split("/");
  const rest = parts.splice(parts[0] === "hosts" ? 2 : 1);
  const folders = [join(examplesFolder, ...parts), join(examplesFolder, "scaffolds", ...parts)];
  const wanted = extname(path) ? [rest.join("/")] : ["standalone.html", "index.html"];
  return folders
    .flatMap((folder) => wanted.map((file) => join(folder, "dist", normalize(`/${file}`))))
    .find((file) => isFile(file));
};

const answer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://examples");
  // Any console may load them, with cookies if its registration says so.
  response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("vary", "origin");
  response.setHeader("cache-control", "no-cache");
  // The hosts request the address of the console that they embed.
  if (pathname === "/console.json") {
    const origin = process.env["CONSOLE_URL"] ?? "http://localhost:8000";
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ origin }));
    return;
  }
  if (/^\/(?:hosts\/)?[^/.]+$/.test(pathname)) {
    response.writeHead(301, { location: `${pathname}/` }).end();
    return;
  }
  if (pathname === "/favicon.ico") {
    response.writeHead(204).end();
    return;
  }
  const file = fileOf(pathname);
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.\n");
    return;
  }
  const type = types[extname(file)];
  response.writeHead(200, { "content-type": type ?? "application/octet-stream" });
  // vite-plugin-qiankun writes the full address into its build.
  const own = `http://${request.headers.host}`;
  response.end(type ? readFileSync(file, "utf8").replaceAll(builtFor, own) : readFileSync(file));
};

/** Serves the built examples on their own origin; resolves with it. */
export const serveExamples = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once("error", reject);
    server.listen(port, "localhost", () => {
      const address = server.address();
      if (typeof address === "object" && address) resolve(`http://localhost:${address.port}`);
    });
  });
