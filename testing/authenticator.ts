import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Ceremony {
  challenge: string;
  /** The page's origin. */
  origin: string;
  /** Whether the operator unlocked it. */
  verified?: boolean;
}

/** A software passkey that behaves like one in a browser. */
export interface Authenticator {
  /** The response of `navigator.credentials.create()`, as JSON. */
  make(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    ceremony: Omit<Ceremony, "challenge">,
  ): unknown;
  /** The response of `navigator.credentials.get()`, as JSON. */
  answer(
    options: { challenge: string; rpId: string },
    ceremony: Omit<Ceremony, "challenge">,
  ): unknown;
  /** Sets the signature counter, to simulate a cloned authenticator. */
  count(signatures: number): void;
}

const text = (value: string | Buffer) => Buffer.from(value).toString("base64url");
const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();
const present = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const authenticatorData = (rpId: string, flags: number, counter: number, rest: Buffer) => {
  const head = Buffer.alloc(37);
  sha256(rpId).copy(head);
  head.writeUInt8(flags, 32);
  head.writeUInt32BE(counter, 33);
  return Buffer.concat([head, rest]);
};

/** The public key as COSE: a CBOR map of kty EC2, alg ES256, crv P-256, x and y. */
const coseKey = (key: KeyObject) => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
};

/** `{ fmt: "none", attStmt: {}, authData }` in CBOR. */
const attestation = (data: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
    length,
    data,
  ]);
};

/** Creates an authenticator with one passkey, for tests over HTTP. */
export const createAuthenticator = (): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let signatures = 0;
  let userHandle = text("nobody");
  const flags = (verified = true) => present | (verified ? userVerified : 0);
  const credential = {
    id: text(id),
    rawId: text(id),
    type: "public-key",
    clientExtensionResults: {},
  };
  return {
    make({ challenge, rp, user }, { origin, verified }) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(
        rp.id,
        flags(verified) | withCredential,
        signatures,
        Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData("webauthn.create", { challenge, origin })),
          attestationObject: text(attestation(data)),
          transports: ["internal"],
        },
      };
    },
    answer({ challenge, rpId }, { origin, verified }) {
      signatures += 1;
      const client = clientData("webauthn.get", { challenge, origin });
      const data = authenticatorData(rpId, flags(verified), signatures, Buffer.alloc(0));
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
    count(value) {
      signatures = value;
    },
  };
};
