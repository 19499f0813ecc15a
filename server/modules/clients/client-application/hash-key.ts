import { hash } from "node:crypto";

/** What is stored of a key: a plain SHA-256, since nobody can search through 2^256 secrets. */
export const hashKey = (secret: string): string => hash("sha256", secret, "hex");
