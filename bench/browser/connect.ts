/** The part of Chromium's debugging protocol that the bench uses. */
export interface Protocol {
  send<Answer>(method: string, parameters?: object, session?: string): Promise<Answer>;
  close(): void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

export const connect = async (address: string): Promise<Protocol> => {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Message;
    const call = waiting.get(id ?? -1);
    if (!call) return;
    waiting.delete(id ?? -1);
    if (error) call.reject(new Error(error.message));
    else call.resolve(result);
  });
  return {
    send<Answer>(method: string, parameters: object = {}, session?: string) {
      const call = Promise.withResolvers<unknown>();
      const id = (last += 1);
      waiting.set(id, call);
      socket.send(JSON.stringify({ id, method, params: parameters, sessionId: session }));
      return call.promise as Promise<Answer>;
    },
    close: () => socket.close(),
  };
};
