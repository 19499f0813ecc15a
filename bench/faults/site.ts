import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../folders.ts";

/** The site of `deploy/nginx`, on a port of this machine, without TLS, before these nodes. */
export const deployedSite = (port: number, nodes: readonly number[]): string => {
  const sample = readFileSync(join(repository, "deploy", "nginx", "console-shell.conf"), "utf8");
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
