import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { SignatureV4 } from "@smithy/signature-v4";

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const longestAgo = 15 * 60_000;

const bytesOf = (data: string | ArrayBuffer | ArrayBufferView): Uint8Array => {
  if (typeof data === "string") return Buffer.from(data);
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
};

/** SHA-256, or HMAC with a secret, in the form the signer expects. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac("sha256", bytesOf(secret)) : createHash("sha256");
  }
  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(bytesOf(data));
  }
  digest() {
    return Promise.resolve(new Uint8Array(this.#hash.digest()));
  }
  reset() {
    throw new Error("Each hash is of one thing");
  }
}

const dateOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/**
 * The error code with which S3 would refuse a request; undefined if it was signed recently, with
 * the secret, and for this exact body.
 */
export const refusalOf = async (
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  { region, keys }: { region: string; keys: S3Keys },
): Promise<string | undefined> => {
  const authorization = headers.authorization ?? "";
  const [, keyId, signedRegion, names] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=\w+$/.exec(
      authorization,
    ) ?? [];
  if (keyId === undefined || names === undefined) return "AccessDenied";
  if (keyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (headers["x-amz-security-token"] !== keys.sessionToken) return "InvalidToken";
  if (signedRegion !== region) return "AuthorizationHeaderMalformed";
  const at = dateOf(headers["x-amz-date"]?.toString() ?? "");
  if (!(Math.abs(Date.now() - at.getTime()) < longestAgo)) return "RequestTimeTooSkewed";
  const hash = createHash("sha256").update(body).digest("hex");
  if (headers["x-amz-content-sha256"] !== hash) return "XAmzContentSHA256Mismatch";
  const signed = names.split(";");
  if (["host", "x-amz-date", "x-amz-content-sha256"].some((name) => !signed.includes(name)))
    return "AccessDenied";
  const { pathname, searchParams, hostname } = new URL(url, `http://${headers.host}`);
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: keys,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const again = await signer.sign(
    {
      method,
      protocol: "http:",
      hostname,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, headers[name]?.toString() ?? ""])),
    },
    { signingDate: at, signableHeaders: new Set(signed) },
  );
  return again.headers["authorization"] === authorization ? undefined : "SignatureDoesNotMatch";
};
