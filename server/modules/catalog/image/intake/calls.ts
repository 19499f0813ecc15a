import * as calls from "@console-shell/contract/calls/image-intake";
import { answer } from "#kernel/answer.ts";
import { cleanName } from "#kernel/read-upload.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findLibrary } from "#modules/catalog/library/reads.ts";
import { findImage, findPresent } from "../reads.ts";
import { addImage } from "../writes.ts";
import { DownloadFailure, downloadImage } from "./download.ts";
import { decideImage } from "./writes.ts";

/** Timeout for downloading an image, in milliseconds. */
const timeout = 20_000;

/** The last segment of an address's path, as a file name. */
const nameIn = ({ pathname }: URL): string => {
  try {
    return cleanName(decodeURIComponent(pathname));
  } catch {
    return cleanName(pathname);
  }
};

const refuse = (error: unknown): never => {
  if (!(error instanceof DownloadFailure)) throw error;
  const field = { path: "url", code: error.code, name: String(error.status ?? "") };
  throw new Refusal(error.code === "picture_too_large" ? "too_large" : "bad_input", [field]);
};

/** Ways to add images besides the upload, and decisions on them. */
export const imageIntake = answer(calls, {
  findPresent: async ({ services, params, body }) => {
    await findLibrary(services, params.id);
    return { items: await findPresent(services, params.id, body.sha256) };
  },
  fetchImage: async ({ services, by, params, body }) => {
    await findLibrary(services, params.id);
    const { privateAddresses } = services.webhooks;
    const settings = { privateAddresses, timeout };
    const { bytes, url } = await downloadImage(body.url, settings).catch(refuse);
    const place = { libraryId: params.id, fileName: nameIn(url) };
    const { id, alterations } = await addImage(services, by, place, bytes);
    return { ...(await findImage(services, params.id, id)), alterations };
  },
  decideImage: async ({ services, by, params, body }) => {
    await decideImage(services, by, params, body.decision);
    return findImage(services, params.id, params.imageId);
  },
});
