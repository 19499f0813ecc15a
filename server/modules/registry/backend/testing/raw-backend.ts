import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A backend below HTTP: it sends any bytes, and breaks off at any moment. */
export interface RawBackend {
  origin: string;
  /** Connections that are open. */
  open: ReadonlySet<Socket>;
  /** What happens to each new connection. */
  onConnection: (socket: Socket) => void;
  close(): Promise<void>;
}

/** Calls `then` with the head of the request once it's there. */
export const afterHead = (socket: Socket, then: (head: string) => void): void => {
  let seen = "";
  const read = (chunk: Buffer) => {
    seen += chunk.toString("latin1");
    const end = seen.indexOf("\r\n\r\n");
    if (end === -1) return;
    socket.off("data", read).resume();
    then(seen.slice(0, end));
  };
  socket.on("data", read);
};

/** Starts one on a free port. */
export const startRawBackend = async (): Promise<RawBackend> => {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket
      .on("error", () => undefined)
      .on("close", () => open.delete(socket))
      .on("end", () => socket.end());
    backend.onConnection(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const backend: RawBackend = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    onConnection: () => undefined,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return backend;
};
