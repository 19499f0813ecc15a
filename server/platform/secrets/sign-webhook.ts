import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export const makeSecret = (): string => `${prefix}${randomBytes(32).toString("base64")}`;

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The `webhook-signature` header of the Standard Webhooks specification: one signature per secret. */
export const signatureOf = ({ id, timestamp, body }: Signed, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), "base64");
      const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
      return `v1,${signature.digest("base64")}`;
    })
    .join(" ");
