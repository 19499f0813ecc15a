import { once } from "node:events";
import { createServer } from "node:net";

/** The server can't listen where it should; the message names the variable to fix. */
export class CannotListen extends Error {
  override readonly name = "CannotListen";
}

/** Where something listens, and the variables that say so. */
export interface Place {
  port: number;
  host: string;
  /** The prefix of the variables: `PORT` or `METRICS_PORT`. */
  variable: "PORT" | "METRICS_PORT";
}

/** The error of a listener as one to fix; any other stays as it is. */
export const cannotListen = (error: unknown, { port, host, variable }: Place): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  const say = (text: string) => new CannotListen(text, { cause: error });
  if (code === "EADDRINUSE") return say(`Port ${port} is in use. Set ${variable} to another one.`);
  if (code === "EACCES") return say(`${variable}: this user may not listen on port ${port}.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code ?? ""))
    return say(`${variable.replace("PORT", "HOST")}: ${host} isn't an address of this machine.`);
  return error;
};

/** Whether a start could listen there, apart from what listens there now: a server that it replaces. */
export const tryListen = async (place: Place): Promise<"free" | "in use"> => {
  const server = createServer();
  server.listen(place.port, place.host);
  try {
    await once(server, "listening");
    return "free";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return "in use";
    throw cannotListen(error, place);
  } finally {
    server.close();
  }
};
