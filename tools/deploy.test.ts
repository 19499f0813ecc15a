import { uploadBytes } from "@console-shell/contract";
import { streamNotifications } from "@console-shell/contract/calls/notification-stream";
import { readConfiguration, variableNames } from "@console-shell/server/configuration";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildTargets, root } from "./build/targets.ts";
import { launcher, serverCommands } from "./bundle/launcher.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/docker/Dockerfile");
const compose = read("deploy/compose/compose.yaml");
const unit = read("deploy/systemd/console-shell.service");
const deployments = read("deploy/helm/console-shell/templates/deployments.yaml");
const chartValues = read("deploy/helm/console-shell/values.yaml");
const nginx = read("deploy/nginx/console-shell.conf");

const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found);
const assigned = (lines: readonly string[]) => lines.flatMap((line) => all(line, /(\w+)=/g));

/** Variables of other programs. */
const others = ["LD_LIBRARY_PATH"];

test("a service of the chart's namespace sets no variable of the server", () => {
  // Kubernetes would set METRICS_PORT to tcp://… for one named metrics.
  expect(deployments).toMatch(/^ {6}enableServiceLinks: false$/m);
});

test.each([
  ["Dockerfile", assigned(all(dockerfile, /^ENV (.+)$/gm))],
  [
    "compose.yaml",
    all(/^ {2}console:$([\s\S]+?)^ {2}database:$/m.exec(compose)![1]!, /^ {6}([A-Z]\w+):/gm),
  ],
  ["systemd unit", assigned(all(unit, /^Environment=(.+)$/gm))],
  [
    "chart",
    [...all(deployments, /- name: ([A-Z]\w+)$/gm), ...all(chartValues, /^ +([A-Z][A-Z_]+):/gm)],
  ],
])("the server knows every variable of the %s", (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  const known = [...variableNames, ...others];
  expect(names.filter((name) => !known.includes(name.replace(/_FILE$/, "")))).toEqual([]);
});

test.each([
  ["nginx", nginx, /client_max_body_size (\d+)m/],
  ["Caddy", read("deploy/caddy/Caddyfile"), /max_size (\d+)MB/],
  ["Caddy in compose", read("deploy/compose/Caddyfile"), /max_size (\d+)MB/],
  ["ingress", chartValues, /proxy-body-size: (\d+)m/],
])("%s lets the largest upload through", (_, text, pattern) => {
  expect(Number(pattern.exec(text)?.[1]) * 1_000_000).toBeGreaterThan(uploadBytes);
});

test.each([
  ["nginx", nginx, /keepalive_timeout (\d+)s/],
  ["Caddy", read("deploy/caddy/Caddyfile"), /keepalive (\d+)s/],
  ["Caddy in compose", read("deploy/compose/Caddyfile"), /keepalive (\d+)s/],
])("%s closes an idle connection before a node stops", (_, text, pattern) => {
  expect(Number(pattern.exec(text)?.[1])).toBeLessThan(readConfiguration({}).drainSeconds);
});

test("an nginx process may open as many files as it has connections, for thousands of pages", () => {
  const main = read("deploy/nginx/nginx.conf");
  const [[files], [connections]] = ["worker_rlimit_nofile", "worker_connections"].map((name) =>
    all(main, new RegExp(`^\\s*${name} (\\d+);`, "gm")).map(Number),
  ) as [[number], [number]];
  expect(files).toBeGreaterThanOrEqual(connections + 1_000);
  expect(connections).toBeGreaterThanOrEqual(2 * 7_500 + 100);
});

test("nginx doesn't buffer the event stream", () => {
  expect(nginx).toContain(`location = ${streamNotifications.path} {`);
});

test("a stop has time to drain, and half a minute for requests", () => {
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(35);
  expect(Number(/console:[\s\S]+?stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(
    35,
  );
  expect(Number(/add \$.Values.drainSeconds (\d+)/.exec(deployments)?.[1])).toBeGreaterThan(30);
});

test("the image's build has all that the builds are made of", () => {
  const patterns = read(".dockerignore")
    .split("\n")
    .filter((line) => /^!?[\w.]/.test(line));
  const isLeftOut = (path: string) => {
    const last = patterns.findLast((one) => `${path}/`.startsWith(`${one.replace("!", "")}/`));
    return last !== undefined && !last.startsWith("!");
  };
  expect(isLeftOut("bench/run.ts")).toBe(true);
  expect(buildTargets.flatMap(({ inputs }) => inputs).filter(isLeftOut)).toEqual([]);
});

test("a bundle's program starts the server or runs a command of package.json", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = serverCommands(scripts);
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(["backup", "setup-link"]));
  expect(commands.filter(([, file]) => !existsSync(join(root, file)))).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), "console-launcher-"));
  try {
    mkdirSync(join(folder, "bin"));
    const write = (name: string, content: string) =>
      writeFileSync(join(folder, "bin", name), content, { mode: 0o755 });
    write("console-shell", launcher(commands));
    write("node", '#!/bin/sh\necho "$NODE_ENV" "$@"\n');
    // As in /usr/local/bin.
    symlinkSync(join(folder, "bin", "console-shell"), join(folder, "linked"));
    const run = (...parameters: string[]) => {
      const { status, stdout } = spawnSync(join(folder, "linked"), parameters, {
        encoding: "utf8",
        env: { PATH: process.env["PATH"] },
      });
      return [status, stdout.replaceAll(folder, "").trim()];
    };
    expect(run()).toEqual([0, "production /server/main.ts"]);
    expect(run("backup", "a folder")).toEqual([
      0,
      "production /server/transfer/commands/backup.ts a folder",
    ]);
    expect(run("bakup")).toEqual([1, ""]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
