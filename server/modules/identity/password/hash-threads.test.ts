import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hash, verify } from "./hash-threads.ts";

const libuvThreads = Number(process.env["UV_THREADPOOL_SIZE"] ?? 4);

test("a password is verified while files and pictures occupy all of libuv's threads @security-36", async () => {
  const parameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const made = await hash("the password", parameters);

  const directory = mkdtempSync(join(tmpdir(), "console-threads-"));
  const pipes = Array.from({ length: libuvThreads }, (_, at) => join(directory, `pipe${at}`));
  execFileSync("mkfifo", pipes);
  // Reading from a named pipe blocks its thread until somebody writes.
  const readers = pipes.map((pipe) => open(pipe, "r"));
  onTestFinished(async () => {
    const writers = pipes.map((pipe) => openSync(pipe, constants.O_RDWR));
    for (const reader of readers) await (await reader).close();
    writers.forEach(closeSync);
    rmSync(directory, { recursive: true });
  });

  expect(await verify(made, "the password")).toBe(true);
  expect(await verify(made, "another one")).toBe(false);
});
