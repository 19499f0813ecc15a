import { hash } from "node:crypto";
import type { KeyEndpoint } from "@console-shell/contract";
import type { Call } from "../../../../kernel/call.ts";
import { readUpload } from "../../../catalog/index.ts";

const sha256 = (data: string | Buffer) => hash("sha256", data, "base64url");

/** Hash of a call's content: calls with the same one are attempts of the same call. */
export const hashCall = async (endpoint: KeyEndpoint, call: Call<KeyEndpoint>): Promise<string> => {
  const { params, query, body, request } = call;
  const upload = endpoint.upload ? await readUpload(request) : undefined;
  const file = upload && { name: upload.fileName, bytes: sha256(upload.bytes) };
  return sha256(JSON.stringify([endpoint.name, params, query, body, file]));
};
