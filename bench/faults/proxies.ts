import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@console-shell/testing/free-port";
import { type Proxy, startNginx } from "@console-shell/testing/nginx";
import { repository } from "../folders.ts";

const sampleOf = (...path: string[]) => readFileSync(join(repository, "deploy", ...path), "utf8");

/** The site of `deploy/nginx`, on a port of this machine, without TLS, before these nodes. */
export const nginxSite = (port: number, nodes: readonly number[]): string => {
  const sample = sampleOf("nginx", "console-shell.conf");
  const [, parameters] = /^ {4}server 10\.0\.0\.11:8000 (.*);$/m.exec(sample) ?? [];
  if (parameters === undefined) throw new Error("The sample of nginx has other servers");
  return sample
    .replace(
      /^ {4}server 10\.[^]*?(?=^ {4}keepalive)/m,
      nodes.map((node) => `    server 127.0.0.1:${node} ${parameters};\n`).join(""),
    )
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, "")
    .replaceAll(/^ {4}(?:ssl_|server_name |listen \[).*\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
};

/** The site of `deploy/caddy`, likewise; `caddy` has to be on the path. */
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
  nginx: (nodes: readonly number[]) => startNginx(nodes, nginxSite),
  caddy: startCaddy,
};
export type ProxyName = keyof typeof proxies;
