// The bound: the server's own copy of Fastify, without hooks, that returns fixed responses. Its
// argument is a JSON list of routes.
import { createRequire } from "node:module";

export interface BareRoute {
  method: string;
  url: string;
  answer: unknown;
}

interface Bare {
  route(options: { method: string; url: string; handler: () => Promise<unknown> }): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

const fromServer = createRequire(import.meta.resolve("@console-shell/server"));
const { fastify } = fromServer("fastify") as { fastify: () => Bare };

const app = fastify();
for (const { method, url, answer } of JSON.parse(process.argv[2]!) as BareRoute[])
  app.route({ method, url, handler: async () => answer });
await app.listen({ port: Number(process.argv[3]), host: "127.0.0.1" });
