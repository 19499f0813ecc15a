import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@console-shell/testing/free-port";
import { type Proxy, sampleSite, startNginx } from "@console-shell/testing/nginx";
import { repository } from "../folders.ts";

const sampleOf = (...path: string[]) => readFileSync(join(repository, "deploy", ...path), "utf8");

/** The site of `deploy/caddy`, on a port of this machine, before these nodes; `caddy` has to be on the path. */
const startCaddy = async (nodes: readonly number[]): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), "console-caddy-"));
  const port = await freePort();
  const site = sampleOf("caddy", "Caddyfile")
    .replace("console.example.com {", `http://127.0.0.1:${port} {`)
    .replace(/10\.[\d.]+:8000 10\.[\d.]+:8000/, nodes.map((node) => `127.0.0.1:${node}`).join(" "));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...process.env, HOME: folder },
    stdio: "ignore",
  });
  await once(child, "spawn");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const proxies = {
  nginx: (nodes: readonly number[]) => startNginx(nodes, sampleSite),
  caddy: startCaddy,
};
export type ProxyName = keyof typeof proxies;
