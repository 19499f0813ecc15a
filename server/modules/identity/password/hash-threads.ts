import { availableParallelism } from "node:os";
import type { Options } from "@node-rs/argon2";
import { createThreadPool } from "#platform/thread-pool.ts";

/** Maximum concurrent hashes. */
export const hashThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/* Dedicated threads: libuv's few are shared by files, DNS and image decoding, and a sign-in would wait for those. */
const pool = createThreadPool<typeof import("./hash-thread-main.ts")>(
  new URL("./hash-thread-main.ts", import.meta.url),
  { threads: hashThreads },
);

/** A new hash of the password. */
export const hash = (password: string, parameters: Options): Promise<string> =>
  pool.run("hash", { password, parameters });

/** Whether the hash matches the password. */
export const verify = (passwordHash: string, password: string): Promise<boolean> =>
  pool.run("verify", { passwordHash, password });
