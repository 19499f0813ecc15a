import { normalText, textKey } from "@console-shell/contract/words/typed-text";
import type { updateLibrary } from "@console-shell/contract/calls/library";
import type { ImageGate } from "@console-shell/contract/words/image-gate";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { refuseStaleProof } from "#kernel/access.ts";
import type { By, Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { dropJobs } from "../job/queue.ts";
import type { Services } from "#platform/services.ts";
import type { AuditedCall } from "#modules/identity/index.ts";
import { removeErasedFiles } from "../erasure/files.ts";
import { auditErasure, writeErasure } from "../erasure/writes.ts";

type LibraryInput = Omit<z.output<typeof updateLibrary.body>, "gate"> & {
  gate?: ImageGate;
};

const columnsOf = (input: LibraryInput) => ({
  name: input.name,
  nameKey: textKey(input.name),
  purpose: input.purpose,
  kind: input.kind,
  retentionDays: input.retentionDays,
  gate: input.gate ?? null,
  ...(input.environment && { environment: input.environment }),
});

const nameTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "name", code: "taken" }])
    : error;
};

/** Adds an empty library and returns its identifier. */
export const addLibrary = async (
  { database }: Pick<Services, "database">,
  by: By,
  input: LibraryInput,
): Promise<string> => {
  const id = newId();
  await database
    .insertInto("libraries")
    .values({
      id,
      ...columnsOf(input),
      imageCount: 0,
      bytes: 0,
      createdBy: by.operatorId,
      createdAt: by.now,
    })
    .execute()
    .catch(nameTaken);
  return id;
};

/**
 * Refuses to change the environment of a library that client apps can access, or that has images, even in its bin.
 */
const refuseUsed = async (transaction: Kysely<Tables>, id: string) => {
  const has = async (table: "applicationLibraries" | "images") => {
    const row = await transaction
      .selectFrom(table)
      .select("libraryId")
      .where("libraryId", "=", id)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  };
  const code = (await has("applicationLibraries"))
    ? "in_use"
    : (await has("images")) && "has_pictures";
  if (code) throw new Refusal("conflict", [{ path: "environment", code }]);
};

/**
 * Replaces a library's settings. A new retention takes effect a day later, see erasing/erase-expired.ts; a shorter one
 * needs fresh proof.
 */
export const changeLibrary = async ({
  services,
  session,
  now,
  params: { id },
  body: input,
}: Call<typeof updateLibrary>): Promise<void> => {
  const { retentionDays } = input;
  await transactionWithDeadline(services.database, async (transaction) => {
    const before = await transaction
      .selectFrom("libraries")
      .select("retentionDays")
      .where("id", "=", id)
      .$call(lockRows(services))
      .executeTakeFirst();
    if (!before) throw new Refusal("not_found");
    // It erases what the longer one kept.
    if ((retentionDays ?? Infinity) < (before.retentionDays ?? Infinity))
      refuseStaleProof(session, now);
    if (retentionDays !== before.retentionDays)
      await transaction
        .updateTable("libraries")
        .set({ retentionChangedAt: now })
        .where("id", "=", id)
        .execute();
    const { environment } = input;
    const turned =
      environment &&
      (await transaction
        .updateTable("libraries")
        .set({ environment })
        .where("id", "=", id)
        .where("environment", "!=", environment)
        .returning("id")
        .executeTakeFirst());
    if (turned) await refuseUsed(transaction, id);
    await transaction
      .updateTable("libraries")
      .set(columnsOf(input))
      .where("id", "=", id)
      .execute()
      .catch(nameTaken);
  });
};

/** Milliseconds: deleting hundreds of thousands of images, with their faces and vectors, may take minutes. */
const longestRemoval = 10 * 60_000;

/** Deletes a library with its images; unless both it and its bin are empty, its name must be given. */
export const removeLibrary = async (
  call: AuditedCall,
  id: string,
  confirmName: string | undefined,
): Promise<void> => {
  const { services, session, now } = call;
  const erasure = await transactionWithDeadline(
    services.database,
    async (transaction) => {
      const library = await transaction
        .selectFrom("libraries")
        .select(["name", "imageCount"])
        .where("id", "=", id)
        .$call(lockRows(services))
        .executeTakeFirst();
      if (!library) throw new Refusal("not_found");
      const image = await transaction
        .selectFrom("images")
        .select("id")
        .where("libraryId", "=", id)
        .limit(1)
        .executeTakeFirst();
      // A name from before names were normalized is typed as all are.
      if (image && confirmName?.trim() !== normalText(library.name).trim())
        throw new Refusal("bad_input", [{ path: "confirmName", code: "confirm_name" }]);
      const erasing = {
        library: { id, name: library.name },
        cause: "library",
        erasedBy: session?.operatorId ?? null,
      } as const;
      const written = await writeErasure(transaction, erasing, undefined, now);
      await transaction.deleteFrom("images").where("libraryId", "=", id).execute();
      await dropJobs(transaction, { groupId: id });
      // Before the library goes, because its grants go with it. Its images, possibly hundreds of thousands, send no
      // events of their own.
      await services.publishLibraryChange(services, transaction, {
        type: "library.deleted",
        libraryId: id,
        each: [{ libraryId: id, name: library.name, imageCount: library.imageCount }],
        now,
      });
      await transaction.deleteFrom("libraries").where("id", "=", id).execute();
      if (written) await auditErasure(call, transaction, written);
      return written;
    },
    longestRemoval,
  );
  if (erasure) await removeErasedFiles(services, erasure.id, now);
};
