import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file of the key in Vite's cache folder. */
const fileIn = (folder: string) => join(folder, "console-development-key.pem");

const readOrMake = (folder: string): string => {
  try {
    return readFileSync(fileIn(folder), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const { privateKey } = generateKeyPairSync("ed25519", {
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), privateKey, { mode: 0o600 });
  return privateKey;
};

/**
 * The key with which the dev server signs as a console does. It stays the same when the dev server restarts, because
 * backends keep the keys that they have read for minutes. Its name is its thumbprint (RFC 7638): another key has another
 * name, so a backend reads the keys again.
 */
export const developmentKey = (folder: string) => {
  const privateKey = createPrivateKey(readOrMake(folder));
  const { crv, kty, x } = createPublicKey(privateKey).export({ format: "jwk" });
  const kid = createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
  return {
    privateKey,
    head: { alg: "EdDSA", kid },
    jwk: { crv, kty, x, alg: "EdDSA", kid, use: "sig" },
  };
};
