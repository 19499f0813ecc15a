import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a free port is outside the system's ephemeral range", async () => {
  const highest = [0.999_99];
  for (const port of [await freePort(() => highest.pop() ?? Math.random()), await freePort()]) {
    expect(port).toBeGreaterThanOrEqual(10_000);
    expect(port).toBeLessThan(32_768);
  }
});

test("a port in use is skipped", async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, "127.0.0.1");
  await once(server, "listening");
  const chosen = (taken - 10_000) / 22_768;
  const numbers = [chosen, chosen, 0.5];
  expect(await freePort(() => numbers.shift() ?? Math.random())).not.toBe(taken);
  server.close();
});
