import type { ErasureCause } from "@console-shell/contract/words/picture-gate";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { dropJobs } from "#platform/jobs/drop-jobs.ts";
import type { AuditedCall } from "#modules/identity/index.ts";
import { countImages } from "../image-writes.ts";
import { auditErasure, writeErasure } from "./write-erasure.ts";
import { removeErasedFiles } from "./remove-erased-files.ts";

interface Erasing {
  libraryId: string;
  ids: readonly string[];
  cause: ErasureCause;
  /** Null if nobody did it by hand. */
  erasedBy: string | null;
  /** The key of the client app that did it. */
  keyId?: string;
}

/**
 * Erases pictures of a library for good, including those in its bin: rows, faces, vectors, tags and files. A list of
 * identifiers and sums remains, whose hash is in the audit log. Returns how many there were.
 */
export const erasePictures = async (
  call: AuditedCall,
  { libraryId, ids, cause, erasedBy, keyId }: Erasing,
): Promise<number> => {
  const { services, now } = call;
  const erasure = await transactionWithDeadline(services.database, async (transaction) => {
    // First the library's row, which stays locked: of two that erase the same pictures, the second finds nothing.
    await countImages(transaction, libraryId, { images: 0, bytes: 0 });
    const library = await transaction
      .selectFrom("libraries")
      .select(["id", "name"])
      .where("id", "=", libraryId)
      .executeTakeFirst();
    if (!library) throw new Refusal("not_found");
    const written = await writeErasure(transaction, { library, cause, erasedBy, keyId }, ids, now);
    if (!written) return undefined;
    const rows = await transaction
      .deleteFrom("images")
      .where("libraryId", "=", libraryId)
      .where("id", "in", ids)
      .returning(["id", "bytes", "fileName", "deletedAt"])
      .execute();
    // Those in the bin were subtracted from the library's count, and reported as removed, when they were deleted.
    const shown = rows.filter((row) => row.deletedAt === null);
    const bytes = shown.reduce((sum, row) => sum + row.bytes, 0);
    await countImages(transaction, libraryId, { images: -shown.length, bytes: -bytes });
    await dropJobs(transaction, { subjectIds: rows.map(({ id }) => id) });
    await services.publishLibraryChange(services, transaction, {
      type: "library.image.deleted",
      libraryId,
      each: shown.map(({ id, fileName }) => ({ libraryId, imageId: id, fileName })),
      now,
    });
    await auditErasure(call, transaction, written);
    return written;
  });
  if (!erasure) return 0;
  await removeErasedFiles(services, erasure.id, now);
  return erasure.imageCount;
};
