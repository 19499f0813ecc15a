import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { post } from "./post.ts";

/** A receiver that responds with these bytes to anything, and keeps listening. */
const answering = async (bytes: string) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("data", () => socket.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

test.each([
  [
    "another protocol",
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
    "broken",
  ],
  ["malformed HTTP", "hello\r\n\r\n", "broken"],
  ["nothing", "", "timeout"],
] as const)("a receiver that responds with %s ends the attempt", async (_what, bytes, error) => {
  const receiver = await answering(bytes);
  const answer = await post(
    { url: receiver.url, headers: {}, body: "{}" },
    { privateAddresses: true, timeout: 300 },
  );
  expect(answer).toEqual({ status: null, error, response: "" });
  receiver.close();
});
