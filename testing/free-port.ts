import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections, above those of well-known services. */
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
 * A port of this machine that nobody listens on, for a process that begins to listen later. The
 * system's own choice (port 0) would be one of those that it also gives to connections, of which a
 * busy machine makes hundreds a second: one of them may have it before the process does.
 */
export const freePort = async (random: () => number = Math.random): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
};
