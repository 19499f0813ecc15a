import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Serves a sub-app that was built elsewhere, on its own origin. */
export const serveFixture = async (
  listener: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

/** A minimal entry page whose one module script is `script`. */
export const entryPage = (script: string, head = ""): string =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><script type="module" src="${script}"></script></body></html>`;
