// npm run dev: server, shell and sub-apps with hot reload behind one address, and each sub-app
// stand-alone on its own address. `npm run dev -- finance=../elsewhere` loads a sub-app from
// another folder, and `npm run dev -- --port 9000` uses another port, as PORT does.
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { freePort } from "@console-shell/testing/free-port";
import { isSharedFresh } from "@console-shell/ui/shared/freshness";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Server } from "node:http";
import { pathOf } from "./dev/addresses.ts";
import { startConsoleServer } from "./dev/console-server.ts";
import { consoleGateway, standaloneGateway, subAppOf } from "./dev/gateway.ts";
import type { Upgrade } from "./dev/requests.ts";
import { readOptions } from "./dev/options.ts";
import { viteServers } from "./dev/vite-servers.ts";

const host = process.env["HOST"] ?? "127.0.0.1";
const { port, folders } = (() => {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
})();

const listen = async (server: Server, wanted: number): Promise<string> => {
  server.listen(wanted, host);
  await once(server, "listening");
  const name = host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
};

if (!isSharedFresh("development")) {
  console.log("Building the shared modules of development …");
  const builder = join(import.meta.dirname, "dev", "build-shared.ts");
  const { status } = spawnSync(process.execPath, [builder], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const gateway = createServer();
const vite = viteServers(gateway, folders);
const serverPort = await freePort();
const address = await listen(gateway, port);
gateway.on("request", consoleGateway(vite, folders, serverPort));

// A page left open from an earlier run first reconnects to a sub-app's hot reload.
gateway.on("upgrade", (...upgrade: Upgrade) => {
  const name = subAppOf(pathOf(upgrade[0].url));
  if (name && !vite.isRunning(name))
    void vite.subApp(name).then(() => gateway.emit("upgrade", ...upgrade));
});

const alone: Server[] = [];
const addresses = [`\nConsole                        ${address}`];
for (const [index, name] of subAppNames.entries()) {
  const server = createServer(standaloneGateway(vite, serverPort, name));
  server.on("upgrade", (...upgrade: Upgrade) => gateway.emit("upgrade", ...upgrade));
  const own = await listen(server, port === 0 ? 0 : port + 1 + index);
  alone.push(server);
  addresses.push(`  ${name.padEnd(28)} ${own}/${name}/  (alone)`);
}

const consoleServer = startConsoleServer(serverPort, address);

const stop = async (): Promise<void> => {
  for (const server of [gateway, ...alone]) {
    server.close();
    server.closeAllConnections();
  }
  await Promise.all([vite.close(), consoleServer.stop()]);
  process.exit();
};
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
void consoleServer.ended.then(stop);
if (await consoleServer.ready) console.log(`${addresses.join("\n")}\n`);
