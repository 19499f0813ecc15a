import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { postgresPrograms } from "./postgres-programs.ts";
import "./provided.ts";

type Identity = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, so root hands it to another user. */
const identity = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (...parameters: string[]) =>
    Number(execFileSync("id", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }));
  for (const user of ["postgres", "nobody"])
    try {
      return { uid: numberOf("-u", user), gid: numberOf("-g", user) };
    } catch {
      // No such user here; the next one may exist.
    }
  throw new Error("Neither a user `postgres` nor a user `nobody` exists to run PostgreSQL as.");
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
};

const settings = (port: number) =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "lc_messages=C",
  ].flatMap((setting) => ["-c", setting]);

/** Runs the server as a child; resolves, once it takes connections, with how to stop it. */
const run = async (
  programs: string,
  data: string,
  port: number,
  owner: Identity,
): Promise<() => Promise<void>> => {
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings(port)], {
    ...owner,
    cwd: data,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  const output: string[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: server.stderr }).on("line", (line) => {
      output.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
  });
  const failed = ended.then(() => {
    throw new Error(`PostgreSQL did not start:\n${output.join("\n")}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return async () => {
    server.kill("SIGINT");
    await ended;
  };
};

/**
 * Vitest's global set-up: a PostgreSQL of this test run alone, on a free port and in a temporary
 * directory, gone when the run ends. It trades safety for speed, so it is for tests only.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  const owner = identity();
  const data = mkdtempSync(join(tmpdir(), "console-postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid);
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    execFileSync(
      join(programs, "initdb"),
      ["-D", data, "-U", "console", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      { ...owner, cwd: data, stdio: ["ignore", "ignore", "inherit"] },
    );
    const port = await freePort();
    const stop = await run(programs, data, port, owner);
    project.provide("postgresUrl", `postgres://console@127.0.0.1:${port}/postgres`);
    return async () => {
      await stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
