import { once } from "node:events";
import { request as ask } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { makeCertificate } from "@console-shell/testing/certificate";

const sites = {
  console: "console.example.test",
  portal: "portal.example.test",
  /** A sibling that may not embed the console. */
  shop: "shop.example.test",
  elsewhere: "portal.example.invalid",
} as const;

/** A third party's plain page that reports whether it could embed the console. */
const hostPage = (consoleOrigin: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head>
  <body>
    <div id="place"></div>
    <output></output>
    <script type="module">
      const say = (text) => { document.querySelector("output").textContent = text; };
      try {
        const guest = await import("${consoleOrigin}/guest/entry.js");
        await guest.mount({ container: document.getElementById("place"), base: "/desk" });
        say("mounted");
      } catch (error) {
        say([error.name, error.code, error.message].join(" "));
      }
    </script>
  </body>
</html>
`;

export interface Sites {
  origins: Record<keyof typeof sites, string>;
  /** Sets where the console's own server is. */
  leadTo: (consoleUrl: string) => void;
  close: () => Promise<void>;
}

/**
 * Serves all sites over TLS on one port: proxies the console's, and serves the same page for the
 * others.
 */
export const serveSites = async (): Promise<Sites> => {
  let target: URL | undefined;
  let origins = {} as Sites["origins"];
  const certificate = makeCertificate();
  const server = createServer({ key: certificate, cert: certificate }, (request, response) => {
    if (!request.headers.host?.startsWith(sites.console)) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      // A host may hide where its requests come from.
      response.setHeader("referrer-policy", "no-referrer");
      response.end(hostPage(origins.console));
      return;
    }
    const passed = ask(
      {
        host: target?.hostname,
        port: target?.port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, "x-forwarded-proto": "https" },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  origins = Object.fromEntries(
    Object.entries(sites).map(([name, host]) => [name, `https://${host}:${port}`]),
  ) as Sites["origins"];
  return {
    origins,
    leadTo: (consoleUrl) => {
      target = new URL(consoleUrl);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
