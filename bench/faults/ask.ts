import { Agent, request } from "node:http";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form with a file. */
  body?: unknown;
  /** The address of this machine that it comes from: sign-ins are limited by address. */
  from?: string;
}

export interface Answered {
  /** 0 if the connection broke, or nothing came for `longest`. */
  status: number;
  body: Record<string, unknown>;
}

/** Milliseconds; longer than anything in front of the server waits. */
const longest = 150_000;

/** A connection for each call: one that's kept may be closed by the proxy just when the next call is sent. */
const agent = new Agent({ keepAlive: false });

const contentOf = async (body: unknown): Promise<{ bytes: Buffer; type: string }> => {
  if (!(body instanceof FormData))
    return { bytes: Buffer.from(JSON.stringify(body)), type: "application/json" };
  const encoded = new Response(body);
  const type = encoded.headers.get("content-type") ?? "";
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type };
};

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A page of nginx.
    return {};
  }
};

/** One call, which never throws. */
export const ask = async (
  url: URL,
  { method = "GET", headers = {}, body, from }: Asked,
): Promise<Answered> => {
  const content = body === undefined ? undefined : await contentOf(body);
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, body: {} });
    const sent = request(
      url,
      {
        method,
        agent,
        ...(from && { localAddress: from }),
        signal: AbortSignal.timeout(longest),
        headers: {
          ...headers,
          ...(content && {
            "content-type": content.type,
            "content-length": String(content.bytes.length),
          }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", broken);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: parsed(Buffer.concat(parts).toString()),
          }),
        );
      },
    );
    sent.on("error", broken);
    sent.end(content?.bytes);
  });
};
