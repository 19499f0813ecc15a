import { BinarySchema, endpoint } from "@console-shell/contract";
import { z } from "zod";
import type { Feature } from "./call.ts";

/** Calls that cover every kind of input, access and response, for the tests of the kernel. */
const echo = endpoint({
  name: "probe.echo",
  method: "POST",
  path: "/mc-api/probe/:id",
  access: "public",
  summary: "Answers with what it was given",
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ tag: z.array(z.string()).default([]), limit: z.coerce.number().default(1) }),
  body: z.strictObject({
    name: z.string().trim().min(1).max(10),
    age: z.int().min(0).optional(),
    active: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
  }),
  output: z.object({ id: z.number(), query: z.unknown(), body: z.unknown(), locale: z.string() }),
});

export const secret = endpoint({
  name: "probe.secret",
  method: "GET",
  path: "/mc-api/probe/secret",
  access: "signed-in",
  summary: "For those signed in",
  output: z.object({ account: z.string() }),
});

export const guarded = endpoint({
  name: "probe.guarded",
  method: "GET",
  path: "/mc-api/probe/guarded",
  access: "management:operator:update",
  summary: "For those with a permission",
  output: z.literal(true),
});

const failing = endpoint({
  name: "probe.failing",
  method: "GET",
  path: "/mc-api/probe/failing",
  access: "public",
  summary: "Fails in a way that nobody foresaw",
  output: z.literal(true),
});

const picture = endpoint({
  name: "probe.picture",
  method: "GET",
  path: "/mc-api/probe/picture",
  access: "public",
  summary: "Answers with bytes",
  output: BinarySchema,
});

const upload = endpoint({
  name: "probe.upload",
  method: "POST",
  path: "/mc-api/probe/upload/files",
  access: "public",
  summary: "Counts the bytes of a file",
  upload: true,
  output: z.object({ bytes: z.number() }),
  status: 201,
});

export const probeEndpoints = [echo, secret, guarded, failing, picture, upload] as const;

export const probe: Feature = (route, hooks) => {
  route(echo, ({ params, query, body, locale }) =>
    Promise.resolve({ id: params.id, query, body, locale }),
  );
  route(secret, ({ session }) =>
    // More than the schema declares: the response must not include it.
    Promise.resolve({ account: session.account, sessionId: session.id }),
  );
  route(guarded, () => Promise.resolve(true as const));
  route(failing, () => Promise.reject(new Error("select * from operators failed at 10.0.0.7")));
  route(picture, ({ reply }) => {
    void reply.type("image/png").header("cache-control", "private, max-age=60");
    return Promise.resolve(Buffer.from([0x89, 0x50]));
  });
  route(upload, async ({ request }) => {
    const file = await request.file();
    return { bytes: (await file?.toBuffer())?.length ?? 0 };
  });
  hooks.page("/dev/probe", ({ nonce, locale }) => Promise.resolve(`<p>${locale} ${nonce}</p>`));
};
