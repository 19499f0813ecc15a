import type { Permission } from "@console-shell/contract";
import { undoWithin } from "@console-shell/contract/words/limits";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { ImageChangesTable } from "#platform/database/tables/libraries.ts";
import type { By } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { countImages } from "../writes.ts";
import { restore } from "./bin.ts";
import { move } from "./move.ts";
import { addTag, removeTag } from "./tag.ts";

const permissionOf: Record<ImageChangesTable["kind"], Permission> = {
  tag: "image-library-management:image:update",
  untag: "image-library-management:image:update",
  move: "image-library-management:image:update",
  delete: "image-library-management:image:delete",
};

/**
 * Undoes an own change, for the images that are still as it left them, and returns their number. Only once: of two
 * concurrent calls one finds nothing.
 */
export const undoChange = (
  services: Services,
  { operatorId, now }: By,
  permissions: Session["permissions"],
  id: string,
): Promise<number> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const change = await transaction
      .deleteFrom("imageChanges")
      .where("id", "=", id)
      .where("madeBy", "=", operatorId)
      .where("madeAt", ">", now - undoWithin)
      .returningAll()
      .executeTakeFirst();
    if (!change) throw new Refusal("not_found");
    if (!permissions.has(permissionOf[change.kind])) throw new Refusal("forbidden");
    const { kind, libraryId, imageIds: ids, tag, targetId: target } = change;
    if (kind === "delete") {
      const deleted = { by: operatorId, at: change.madeAt };
      return restore(services, transaction, { libraryId, now }, ids, deleted);
    }
    if (kind === "move") {
      if (target === null) return 0;
      const back = { from: target, to: libraryId, ids, now };
      const { moved } = await move(services, transaction, back, change.verdicts ?? []);
      return moved.length;
    }
    await countImages(transaction, libraryId, { images: 0, bytes: 0 });
    const revert = kind === "tag" ? removeTag : addTag;
    return (await revert(transaction, libraryId, ids, tag ?? "")).length;
  });
