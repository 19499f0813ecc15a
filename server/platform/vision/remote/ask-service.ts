import type { z } from "zod";
import { inSpan, traceHeaders } from "#platform/tracing/spans.ts";
import { EngineUnavailable, UnreadableImage } from "../engine.ts";

/** Timeout per picture in milliseconds. */
const longest = 30_000;
/** A thousand faces with their vectors. */
const maxBytes = 32 * 1024 * 1024;

export interface Service {
  /** Where it is, without a trailing slash. */
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
}

export interface ServiceCall<Schema extends z.ZodType> {
  path: string;
  schema: Schema;
  /** Sent as the body of a POST; without it, this is a GET. */
  picture?: Uint8Array;
}

/** The body, up to the size of a plausible response. */
const readBody = async (answer: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new EngineUnavailable("The recognition service answers too much.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const ask = async <Schema extends z.ZodType>(
  { url, token }: Service,
  { path, schema, picture }: ServiceCall<Schema>,
): Promise<z.output<Schema>> => {
  try {
    const answer = await fetch(`${url}${path}`, {
      method: picture ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...traceHeaders(),
        ...(picture && { "content-type": "application/octet-stream" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: picture ? Buffer.from(picture) : null,
      redirect: "error",
      signal: AbortSignal.timeout(longest),
    });
    if (answer.status === 415 || answer.status === 422) {
      await answer.body?.cancel();
      throw new UnreadableImage("The recognition service can't read the picture.");
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new EngineUnavailable(`The recognition service answered ${answer.status}.`);
    }
    return schema.parse(JSON.parse(await readBody(answer)));
  } catch (error) {
    if (error instanceof EngineUnavailable || error instanceof UnreadableImage) throw error;
    throw new EngineUnavailable("The recognition service gave no answer that can be used.", {
      cause: error,
    });
  }
};

/**
 * One call of a company's own recognition service. Any failure is `EngineUnavailable`, except a picture that the
 * service refuses with 415 or 422, which is `UnreadableImage`.
 */
export const askService = <Schema extends z.ZodType>(
  service: Service,
  call: ServiceCall<Schema>,
): Promise<z.output<Schema>> =>
  inSpan({ name: `recognition service ${call.path.split("?")[0]}`, kind: "client" }, () =>
    ask(service, call),
  );
