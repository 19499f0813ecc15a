import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { postgresPrograms } from "./postgres-programs.ts";

type Identity = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, so root starts it as another user. */
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

/** Trades durability for speed: tests need no data after a crash. */
const careless = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "wal_level=minimal",
  "max_wal_senders=0",
];

const settings = (port: number, isDurable: boolean) =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "lc_messages=C",
    ...(isDurable ? [] : careless),
  ].flatMap((setting) => ["-c", setting]);

/**
 * Runs the server as a child; resolves with a function that ends it with a signal, once it accepts connections.
 */
const run = async (
  programs: string,
  data: string,
  parameters: readonly string[],
  owner: Identity,
): Promise<(signal: NodeJS.Signals) => Promise<void>> => {
  const server = spawn(join(programs, "postgres"), ["-D", data, ...parameters], {
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
  return async (signal) => {
    server.kill(signal);
    await ended;
  };
};

/** As `run`, but waits until the children of a killed server have ended. */
const runAgain = async (...parameters: Parameters<typeof run>): ReturnType<typeof run> => {
  for (;;)
    try {
      return await run(...parameters);
    } catch (error) {
      if (!String(error).includes("shared memory block")) throw error;
      await setTimeout(100);
    }
};

export interface PrivatePostgres {
  /** The URL of its maintenance database. */
  url: string;
  /** Ends it with a signal (SIGINT: it stops in order), and starts it again with the same port and data. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL for this process only, on a free port and in a temporary directory. Unless
 * `durable`, which uses PostgreSQL's own defaults, it trades durability for speed and is only for
 * tests. `programs` is the folder of another PostgreSQL installation.
 */
export const startPrivatePostgres = async ({
  durable = false,
  programs = postgresPrograms(),
}: { durable?: boolean; programs?: string | undefined } = {}): Promise<PrivatePostgres> => {
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
    const parameters = [programs, data, settings(port, durable), owner] as const;
    let end = await run(...parameters);
    return {
      url: `postgres://console@127.0.0.1:${port}/postgres`,
      async restart(signal) {
        await end(signal);
        end = await runAgain(...parameters);
      },
      async stop() {
        await end("SIGINT");
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
