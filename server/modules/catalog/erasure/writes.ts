import { createHash } from "node:crypto";
import type { ErasureCause } from "@console-shell/contract/words/image-gate";
import type { Kysely } from "kysely";
import { everyRow } from "#platform/database/every-row.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { dropJobs } from "../job/queue.ts";
import { countImages } from "../image/writes.ts";
import { removeErasedFiles } from "./files.ts";

/** A line of the list whose SHA-256 proves what was erased. */
export const proofLine = (image: { id: string; sha256: string }): string =>
  `${image.id} ${image.sha256}\n`;

interface ErasureOf {
  library: { id: string; name: string };
  cause: ErasureCause;
  /** Null if nobody did it by hand. */
  erasedBy: string | null;
  /** The key of the client app that did it. */
  keyId?: string | undefined;
}

const eachOf = (
  database: Kysely<Tables>,
  libraryId: string,
  ids: readonly string[] | undefined,
) => {
  const images = database.selectFrom("images").where("images.libraryId", "=", libraryId);
  return ids ? images.where("images.id", "in", ids) : images;
};

/** SHA-256 of the list of images, in the order of their identifiers. */
const hashList = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  ids: readonly string[] | undefined,
) => {
  const hash = createHash("sha256");
  const batches = everyRow(
    (row: { id: string; sha256: string }) => row.id,
    (after = "", limit) =>
      eachOf(transaction, libraryId, ids)
        .select(["images.id", "images.sha256"])
        .where("images.id", ">", after)
        .orderBy("images.id")
        .limit(limit)
        .execute(),
  );
  for await (const rows of batches) hash.update(rows.map(proofLine).join(""));
  return hash.digest("hex");
};

const countOf = async (
  transaction: Kysely<Tables>,
  table: "faces" | "vectors",
  libraryId: string,
  ids: readonly string[] | undefined,
) => {
  const { count } = await transaction
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("imageId", "in", eachOf(transaction, libraryId, ids).select("images.id"))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Records the images about to be erased, some or all of a library, and returns the proof; `auditErasure` writes it
 * into the audit log, last in the same transaction. Undefined if there are none.
 */
export const writeErasure = async (
  transaction: Kysely<Tables>,
  { library, cause, erasedBy, keyId }: ErasureOf,
  ids: readonly string[] | undefined,
  now: number,
) => {
  const { count, bytes } = await eachOf(transaction, library.id, ids)
    .select((select) => [
      select.fn.countAll<number>().as("count"),
      select.fn.sum<number | null>("images.bytes").as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  if (count === 0) return undefined;
  const erasure = {
    id: newId(),
    cause,
    libraryId: library.id,
    libraryName: library.name,
    erasedBy,
    keyId: keyId ?? null,
    erasedAt: now,
    imageCount: count,
    faceCount: await countOf(transaction, "faces", library.id, ids),
    vectorCount: await countOf(transaction, "vectors", library.id, ids),
    bytes: bytes ?? 0,
    listHash: await hashList(transaction, library.id, ids),
    filesGoneAt: null,
  };
  await transaction.insertInto("erasures").values(erasure).execute();
  await transaction
    .insertInto("erasedImages")
    .columns(["erasureId", "imageId", "mediaType", "sha256"])
    .expression(
      eachOf(transaction, library.id, ids).select((select) => [
        select.val(erasure.id).as("erasureId"),
        "images.id",
        "images.mediaType",
        "images.sha256",
      ]),
    )
    .execute();
  return erasure;
};

type Written = NonNullable<Awaited<ReturnType<typeof writeErasure>>>;

/** Writes an erasure's proof into the audit log; must be called last in its transaction. */
export const auditErasure = (
  call: AuditedCall,
  transaction: Kysely<Tables>,
  erasure: Written,
): Promise<void> =>
  recordAudit(call, transaction, {
    action: "pictures.erased",
    target: { id: erasure.libraryId, name: erasure.libraryName },
    details: {
      reason: erasure.cause,
      count: erasure.imageCount,
      faces: erasure.faceCount,
      vectors: erasure.vectorCount,
      listHash: erasure.listHash,
    },
  });

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
 * Erases images of a library for good, including those in its bin: rows, faces, vectors, tags and files. A list of
 * identifiers and sums remains, whose hash is in the audit log. Returns how many there were.
 */
export const eraseImages = async (
  call: AuditedCall,
  { libraryId, ids, cause, erasedBy, keyId }: Erasing,
): Promise<number> => {
  const { services, now } = call;
  const erasure = await transactionWithDeadline(services.database, async (transaction) => {
    // First the library's row, which stays locked: of two that erase the same images, the second finds nothing.
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
