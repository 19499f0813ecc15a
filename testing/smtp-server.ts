import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface SmtpServer {
  url: string;
  /** Messages as they were received. */
  messages: string[];
  close(): Promise<void>;
}

/** A mail server for tests that accepts everything, or rejects every recipient. */
export const startSmtpServer = async ({ refuses = false } = {}): Promise<SmtpServer> => {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let message: string[] | null = null;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply("220 ready");
    const lines = createInterface({ input: socket });
    // A client may hang up in the middle of a response; then both emit an error.
    for (const heard of [socket, lines]) heard.on("error", () => undefined);
    lines.on("line", (line) => {
      if (message && line !== ".") message.push(line);
      else if (message) {
        messages.push(message.join("\n"));
        message = null;
        reply("250 taken");
      } else if (line.startsWith("RCPT") && refuses) reply("550 nobody here");
      else if (line.startsWith("DATA")) {
        message = [];
        reply("354 go on");
      } else if (line.startsWith("QUIT")) socket.end("221 bye\r\n");
      else reply("250 well");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
