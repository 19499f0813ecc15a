import { hash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token: its SHA-256. Tokens are random, so no slow hash is needed. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");
