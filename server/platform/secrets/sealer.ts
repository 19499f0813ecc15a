import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Encrypts secrets that have to be read again, such as those of authenticator apps. */
export interface Sealer {
  /** Encrypts a text; it can only be decrypted for the same `owner`. */
  seal(text: string, owner: string): string;
  /** Throws if the text was altered, or sealed for another owner or with another key. */
  open(sealed: string, owner: string): string;
  /** Identifies the key without revealing it. */
  readonly fingerprint: string;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of 32 bytes. Sealed texts are base64url: nonce, tag, ciphertext. */
export const createSealer = (key: Buffer): Sealer => ({
  seal(text, owner) {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
  },
  open(sealed, owner) {
    const bytes = Buffer.from(sealed, "base64url");
    const iv = bytes.subarray(0, ivBytes);
    const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const encrypted = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
  },
  fingerprint: createHmac("sha256", key).update("fingerprint").digest("base64url"),
});
