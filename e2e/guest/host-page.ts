import { once } from "node:events";
import { createServer } from "node:http";

const nonce = "bm9uY2U=";

/** A host's own policy: its scripts and styles, and the console's. */
const policyWith = (consoleUrl: string, more: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${consoleUrl}`,
    `style-src 'nonce-${nonce}' ${consoleUrl}`,
    `connect-src 'self' ${consoleUrl}`,
    `img-src 'self' data: blob: ${consoleUrl}`,
    ...more,
  ].join("; ");

/** A third party's plain page with its own React, styles, attributes, policy and header. */
const hostPage = (consoleUrl: string) => `<!doctype html>
<html lang="fr" data-theme="dark" class="host">
  <head>
    <meta charset="utf-8">
    <title>Host</title>
    <link rel="icon" href="data:,">
    <script type="importmap" nonce="${nonce}">{ "imports": { "react": "/shop/react.js" } }</script>
    <style nonce="${nonce}">
      a { color: rgb(1, 2, 3) }
      body { margin: 0; font-size: 20px }
    </style>
  </head>
  <body>
    <header><a id="host-link" href="/shop/about">About this shop</a><h1>Shop</h1><input id="host-search"></header>
    <div id="place"></div>
    <script type="module" nonce="${nonce}">
      import * as guest from "${consoleUrl}/guest/entry.js";
      window.host = { guest, entry: "${consoleUrl}/guest/entry.js", titles: [], addresses: [] };
      window.host.props = (more) => ({
        container: document.getElementById("place"),
        base: "/shop/console",
        onTitle: (title) => window.host.titles.push(title),
        onNavigate: (address) => window.host.addresses.push(address),
        ...more,
      });
      window.host.mount = (more) => guest.mount(window.host.props(more));
      if (location.pathname.startsWith("/shop/console")) await window.host.mount();
      document.body.dataset.ready = "";
    </script>
  </body>
</html>
`;

/** A host on an origin different from the console's. */
export interface Host {
  url: string;
  /** The console that its pages mount. */
  consoleUrl: string;
  close: () => Promise<void>;
}

export const serveHost = async (): Promise<Host> => {
  const server = createServer((request, response) => {
    if (request.url === "/shop/react.js") {
      response.setHeader("content-type", "text/javascript");
      response.end('export default "the host\'s"');
      return;
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    const more = request.url === "/shop/trusted" ? ["require-trusted-types-for 'script'"] : [];
    response.setHeader("content-security-policy", policyWith(host.consoleUrl, more));
    response.end(hostPage(host.consoleUrl));
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const host: Host = {
    url: `http://localhost:${address.port}`,
    consoleUrl: "",
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return host;
};
