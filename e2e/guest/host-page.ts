import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A plain page of somebody else: no React, styles and attributes of its own, a header above the console. */
const hostPage = `<!doctype html>
<html lang="fr" data-theme="dark" class="host">
  <head>
    <meta charset="utf-8">
    <title>Host</title>
    <link rel="icon" href="data:,">
    <style>
      a { color: rgb(1, 2, 3) }
      body { margin: 0; font-size: 20px }
    </style>
  </head>
  <body>
    <header><a id="host-link" href="/shop/about">About this shop</a><h1>Shop</h1></header>
    <div id="place"></div>
    <script type="module">
      import * as guest from "/guest/entry.js";
      window.host = { guest, titles: [], addresses: [] };
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

/** A host whose pages are below `/shop`; whatever else is asked for comes from the console. */
export const serveHost = async (
  consoleUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const target = new URL(consoleUrl);
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/shop")) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(hostPage);
      return;
    }
    const passed = ask(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
