import { createHash, X509Certificate } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
  /** The hash by which Chromium is told to trust it. */
  keyHash: string;
}

/** The part of the package that is used; it isn't installed when types are checked. */
interface Selfsigned {
  generate: (attributes: object[], options: object) => Promise<{ private: string; cert: string }>;
}

/** A certificate for this run only: its key is never written to disk. */
export const makeCertificate = async (): Promise<Certificate> => {
  // Imported late, because the run installs it first.
  const name: string = "selfsigned";
  const { generate } = (await import(name)) as Selfsigned;
  const made = await generate([{ name: "commonName", value: "bench" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  const { publicKey } = new X509Certificate(made.cert);
  const keyHash = createHash("sha256").update(publicKey.export({ type: "spki", format: "der" }));
  return { key: made.private, cert: made.cert, keyHash: keyHash.digest("base64") };
};
