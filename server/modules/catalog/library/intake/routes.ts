import * as calls from "@console-shell/contract/calls/picture-intake";
import type { Feature } from "#kernel/call.ts";
import { addImage } from "../image-writes.ts";
import { findImage } from "../image-queries.ts";
import { findLibrary } from "../library-queries.ts";
import { cleanName } from "#kernel/read-upload.ts";
import { Refusal } from "#kernel/refusal.ts";
import { decideImage } from "./decide-image.ts";
import { getPicture, NotGot } from "./get-picture.ts";

/** Timeout for downloading a picture, in milliseconds. */
const timeout = 20_000;

/** The last segment of an address's path, as a file name. */
const nameIn = ({ pathname }: URL): string => {
  try {
    return cleanName(decodeURIComponent(pathname));
  } catch {
    return cleanName(pathname);
  }
};

/** Ways to add pictures besides the upload, and decisions on them. */
export const pictureIntake: Feature = (route) => {
  route(calls.findPresent, async ({ services, params, body }) => {
    await findLibrary(services, params.id);
    const rows = await services.database
      .selectFrom("images")
      .select(["id", "sha256", "fileName", "deletedAt"])
      .where("libraryId", "=", params.id)
      .where("sha256", "in", body.sha256)
      .execute();
    return {
      items: rows.map((row) => ({
        sha256: row.sha256,
        id: row.id,
        fileName: row.fileName,
        isDeleted: row.deletedAt !== null,
      })),
    };
  });

  route(calls.fetchImage, async ({ services, params, body, session, now }) => {
    await findLibrary(services, params.id);
    const { privateAddresses } = services.webhooks;
    const { bytes, url } = await getPicture(body.url, { privateAddresses, timeout }).catch(
      (error: unknown) => {
        if (!(error instanceof NotGot)) throw error;
        const field = { path: "url", code: error.code, name: String(error.status ?? "") };
        throw new Refusal(error.code === "picture_too_large" ? "too_large" : "bad_input", [field]);
      },
    );
    const image = {
      libraryId: params.id,
      fileName: nameIn(url),
      operatorId: session.operatorId,
      now,
    };
    const id = await addImage(services, image, bytes);
    return findImage(services, params.id, id);
  });

  route(calls.decideImage, async ({ services, params, body, now }) => {
    await decideImage(services, params, body.decision, now);
    return findImage(services, params.id, params.imageId);
  });
};
