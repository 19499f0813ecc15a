import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { serveFixture } from "../support/fixture-server.ts";

const root = join(import.meta.dirname, "../..");

/** The runtime built by Vite for a page: addresses and texts of its modules. */
const buildRuntime = async (): Promise<[string, string][]> => {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    root,
    build: {
      write: false,
      lib: { entry: "runtime/index.ts", formats: ["es"], fileName: () => "runtime.js" },
    },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) =>
    output.map((file): [string, string] => [
      `/${file.fileName}`,
      file.type === "chunk" ? file.code : String(file.source),
    ]),
  );
};

const types: Record<string, string> = { ".html": "text/html", ".json": "application/json" };

/** Serves a page that isn't the console's, with the runtime and the examples' registrations. */
export const serveHost = async (examplesOrigin: string, registrations: object[]) => {
  const own = (file: string) => readFileSync(join(import.meta.dirname, "host", file), "utf8");
  const files = new Map([
    ["/", own("index.html")],
    ["/host.js", own("host.js")],
    ["/sub-apps.json", JSON.stringify(registrations)],
    ...(await buildRuntime()),
  ]);
  return serveFixture((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const text = files.get(path);
    const type = types[extname(path) || ".html"] ?? "text/javascript";
    response.setHeader(
      "content-security-policy",
      `default-src 'self' 'nonce-of-host' ${examplesOrigin}; img-src data: ${examplesOrigin}`,
    );
    response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
};
