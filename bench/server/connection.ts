import { once } from "node:events";
import { connect as connectSocket } from "node:net";

export interface Answer {
  status: number;
  body: string;
}

export interface Connection {
  /** Sends one request as raw bytes and resolves with its response; one at a time. */
  ask(request: Buffer): Promise<Answer>;
  close(): void;
}

const endOfHead = Buffer.from("\r\n\r\n");

/** The first complete response in the bytes, or undefined if more must arrive. */
const readAnswer = (bytes: Buffer): Answer | undefined => {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const start = end + endOfHead.length;
  if (bytes.length < start + Number(length)) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    body: bytes.toString("utf8", start, start + Number(length)),
  };
};

/** One keep-alive connection over a plain socket. */
export const openConnection = async (port: number): Promise<Connection> => {
  const socket = connectSocket({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let asked: PromiseWithResolvers<Answer> | undefined;
  let received: Buffer | undefined;
  const fail = (error: Error) => asked?.reject(error);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error(`The server on port ${port} closed the connection`)));
  socket.on("data", (chunk: Buffer) => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    const answer = readAnswer(received);
    if (!answer) return;
    received = undefined;
    asked!.resolve(answer);
  });
  return {
    ask(request) {
      asked = Promise.withResolvers();
      socket.write(request);
      return asked.promise;
    },
    close: () => void socket.destroy(),
  };
};
