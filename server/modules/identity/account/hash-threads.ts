import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Options } from "@node-rs/argon2";
import { Piscina } from "piscina";

/** Maximum concurrent hashes. */
export const hashThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/* Dedicated threads: libuv's few are shared by files, DNS and picture decoding, and a sign-in would wait for those. */
const pool = new Piscina({
  filename: fileURLToPath(new URL("./hash-thread-main.ts", import.meta.url)),
  execArgv: [],
  minThreads: 0,
  maxThreads: hashThreads,
  idleTimeout: Infinity,
});

/** A new hash of the password. */
export const hash = (password: string, parameters: Options): Promise<string> =>
  pool.run({ password, parameters }, { name: "hash" }) as Promise<string>;

/** Whether the hash matches the password. */
export const verify = (passwordHash: string, password: string): Promise<boolean> =>
  pool.run({ passwordHash, password }, { name: "verify" }) as Promise<boolean>;
