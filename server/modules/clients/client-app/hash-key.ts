import { hash } from "node:crypto";

/** The stored form of a key: plain SHA-256 is enough, because nobody can search through 2^256 secrets. */
export const hashKey = (secret: string): string => hash("sha256", secret, "hex");
