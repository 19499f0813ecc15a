import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ephemeral ports of common systems, above the well-known ports. */
const lowest = 10_000;
const highest = 32_767;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  const listening = new Promise<boolean>((resolve) => {
    server.once("listening", () => resolve(true)).once("error", () => resolve(false));
  });
  server.listen(port);
  if (!(await listening)) return false;
  server.close();
  await once(server, "close");
  return true;
};

/**
 * A free port of this machine, for a process that starts to listen later. A port chosen by the
 * system (port 0) is also one it assigns to outgoing connections; a busy machine makes hundreds a
 * second, and one of them might get it first.
 */
export const freePort = async (random: () => number = Math.random): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
};
