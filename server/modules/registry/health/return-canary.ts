import type { CanaryFigures } from "@console-shell/contract/calls/sub-app-health";
import { failingCanary } from "@console-shell/contract/words/sub-app-releases";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { holdersOf, notify, recordAudit } from "#modules/identity/index.ts";
import { findSubApp, lockSubApp } from "../sub-app/find.ts";
import { findStage } from "../stage/reads.ts";
import { changeStage } from "../stage/writes.ts";
import { slowdownSince } from "../vital/reads.ts";

/** Counts the operators who tried a release since an instant, and for whom it failed. */
const figuresOf = async (
  transaction: Kysely<Tables>,
  releaseId: string,
  since: number,
): Promise<CanaryFigures> => {
  const tried = await transaction
    .selectFrom("subAppReleaseOperators")
    .select((is) => [
      is.case().when("failedAt", ">=", since).then(is.ref("failure")).end().as("recent"),
      is.fn.countAll<number>().as("operators"),
    ])
    .where("releaseId", "=", releaseId)
    .where("triedAt", ">=", since)
    .groupBy("recent")
    .execute();
  const failures = tried
    .filter(({ recent }) => recent !== null)
    .toSorted((a, b) => b.operators - a.operators);
  const sum = (rows: typeof tried) => rows.reduce((all, { operators }) => all + operators, 0);
  return { failed: sum(failures), tried: sum(tried), failure: failures[0]?.recent ?? "" };
};

/**
 * Removes a sub-app's canary if it fails too often, or is slower than the other releases by more than the server's
 * settings allow, so that everybody gets the stable release again. Does nothing if the canary has been replaced since, or
 * if there is no release to return to.
 */
export const returnBadCanary = (
  services: Services,
  {
    name: app,
    id: releaseId,
    manifest,
  }: { name: string; id: string; manifest: { version: string } },
  now: number,
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // If several reports arrive at once, on any node, the first removes it.
    await lockSubApp(services, transaction, app);
    const place = { app, stage: "canary" };
    const canary = await findStage(transaction, place);
    const stable = await findStage(transaction, { app, stage: "stable" });
    const { ownerId, createdBy } = await findSubApp(transaction, app);
    // A sub-app that is built in has a stable release without a row.
    const hasOther = stable ? stable.releaseId !== releaseId : createdBy === null;
    if (canary?.releaseId !== releaseId || !hasOther) return;
    const figures = await figuresOf(transaction, releaseId, canary.changedAt);
    const { failed, tried } = figures;
    const { operators, percent } = failingCanary;
    const { version } = manifest;
    const isFailing = failed >= operators && failed * 100 > tried * percent;
    const limit = services.canarySlowdown;
    // One slow computer isn't enough here, either.
    const slower =
      isFailing || limit === undefined || tried < operators
        ? undefined
        : await slowdownSince(transaction, { app, version }, { since: canary.changedAt, limit });
    if (!isFailing && !slower) return;
    const returned = slower ? { ...figures, slower } : figures;
    const change = { reason: "", changedBy: null, changedAt: now, returned };
    await changeStage(services, transaction, place, canary, null, change);
    const administrators = await holdersOf(transaction, ["management:sub-app:update"]);
    await notify(
      transaction,
      {
        to: [...new Set(ownerId === null ? administrators : [ownerId, ...administrators])],
        kind: "sub-app.canary-returned",
        facts: {
          app,
          version,
          failed: String(failed),
          tried: String(tried),
          ...(slower && { slower: slower.vital }),
        },
        path: `/management/sub-apps/${app}?tab=history`,
      },
      now,
    );
    await recordAudit(
      // The console itself: the operator whose report was the last did nothing.
      { session: null, request: { ip: "", headers: {} }, now },
      transaction,
      {
        action: "sub-app.canary-returned",
        target: { id: null, name: app },
        details: slower
          ? { version, vital: slower.vital, from: slower.before, to: slower.after }
          : { version, failed: String(failed), tried: String(tried) },
      },
    );
  });
