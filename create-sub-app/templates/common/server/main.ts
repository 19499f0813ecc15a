import Fastify from "fastify";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { NewNote, Note } from "../calls.ts";

// `npm run backend` names the dev server, which calls the backend as the console does, with a key of its own.
const { values } = parseArgs({ options: { "dev-server": { type: "string" } } });
const caller = values["dev-server"] ?? process.env["CONSOLE_URL"];
if (!caller) throw new Error("Set CONSOLE_URL to the console's address.");
const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", caller));
const notes: Note[] = [{ id: randomUUID(), title: "Welcome", text: "From the app's own backend." }];

const app = Fastify({ logger: true });

/** Only the console may call; its token says who the operator is and what they may do. */
app.addHook("onRequest", async (request, reply) => {
  const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  const verified = await jwtVerify(token, keys, {
    audience: "my-app",
    algorithms: ["EdDSA"],
  }).catch((error: Error) => request.log.warn(`Refused a token of ${caller}: ${error.message}`));
  if (!verified) return reply.code(401).send({ message: `The call isn't signed by ${caller}.` });
  const permissions = verified.payload["permissions"] as string[];
  if (request.method !== "GET" && !permissions.includes("my-app:note:create"))
    return reply.code(403).send({ message: "You don't have permission to add notes." });
});

app.get<{ Querystring: { page?: number; pageSize?: number; search?: string } }>(
  "/notes",
  async ({ query }) => {
    const { page = 1, pageSize = 20, search = "" } = query;
    const found = notes.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
    const start = (Number(page) - 1) * Number(pageSize);
    return { items: found.slice(start, start + Number(pageSize)), total: found.length };
  },
);

const body = {
  type: "object",
  required: ["title"],
  properties: { title: { type: "string", maxLength: 100 }, text: { type: "string", default: "" } },
};
app.post<{ Body: NewNote }>("/notes", { schema: { body } }, async (request) => {
  const note = { id: randomUUID(), title: request.body.title, text: request.body.text };
  notes.unshift(note);
  return note;
});

await app.listen({
  host: process.env["HOST"] ?? "127.0.0.1",
  port: Number(process.env["PORT"] ?? 3000),
});
