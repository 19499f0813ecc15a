import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { installDebianPackage } from "./install-debian-package.ts";

const program = "/usr/sbin/nginx";

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/* It tries the next server if one refuses the connection: no request has been sent then. */
const roundRobin = (port: number, servers: readonly number[]) => `
  upstream console { ${servers.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ")} }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64m;
    location / {
      proxy_pass http://console;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_buffering off;
    }
  }
`;

/** The site of `deploy/nginx`, on a port of this machine, without TLS, before these servers. */
export const sampleSite = (port: number, servers: readonly number[]): string => {
  const path = join(import.meta.dirname, "..", "deploy", "nginx", "console-shell.conf");
  const sample = readFileSync(path, "utf8");
  const [, parameters] = /^ {4}server 10\.0\.0\.11:8000 (.*);$/m.exec(sample) ?? [];
  if (parameters === undefined) throw new Error("The sample of nginx has other servers");
  return sample
    .replace(
      /^ {4}server 10\.[^]*?(?=^ {4}keepalive)/m,
      servers.map((one) => `    server 127.0.0.1:${one} ${parameters};\n`).join(""),
    )
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, "")
    .replaceAll(/^ {4}(?:ssl_|server_name |listen \[).*\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
};

const configuration = (site: string) => `
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
${site}
}
`;

/**
 * nginx as a proxy of servers on these ports, plain round-robin unless `siteOf` says otherwise; installs it if it's
 * missing.
 */
export const startNginx = async (
  servers: readonly number[],
  siteOf = roundRobin,
): Promise<Proxy> => {
  if (spawnSync(program, ["-v"]).status !== 0) installDebianPackage("nginx-light", "No nginx");
  const folder = mkdtempSync(join(tmpdir(), "console-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(siteOf(port, servers)));
  const child = spawn(
    program,
    ["-p", folder, "-c", "nginx.conf", "-e", "error.log", "-g", "daemon off; user root;"],
    { stdio: "inherit" },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGQUIT");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
