import type { SubAppNeeds } from "@console-shell/contract";
import type { setSubAppPolicy } from "@console-shell/contract/calls/sub-app-policy";
import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";
import {
  allNeeds,
  describeNeeds,
  hasNeeds,
  needsBeyond,
} from "@console-shell/contract/words/sub-app-needs";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { holdersOf, notify, recordAudit, settle } from "#modules/identity/index.ts";
import { fitsPolicy } from "../pages/page-policy.ts";
import { lockSubApp } from "../sub-app/find.ts";
import { increaseRevision } from "../sub-app/revision.ts";
import { approvedNeeds, requestsOf } from "./reads.ts";

const waiting = "sub-app.policy-waiting";

/** Settles the notification if no release of the sub-app's stages and pins waits for approval anymore. */
export const settleApproved = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  app: string,
  now: number,
): Promise<void> => {
  const approved = (await approvedNeeds(transaction)).get(app) ?? {};
  const requests = await requestsOf(transaction, app);
  if (!requests.some(({ needs }) => hasNeeds(needsBeyond(needs, approved))))
    await settle(services, transaction, { kind: waiting, aboutId: app }, now);
};

/** Notifies those who can approve a release's needs; this replaces the notification of earlier needs. */
export const notifyUnapproved = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { app, version, unapproved }: { app: string; version: string; unapproved: SubAppNeeds },
  now: number,
): Promise<void> => {
  if (!hasNeeds(unapproved)) return;
  await settle(services, transaction, { kind: waiting, aboutId: app }, now);
  await notify(
    transaction,
    {
      to: await holdersOf(transaction, notificationPermissions[waiting]),
      kind: waiting,
      facts: { app, version },
      path: `/management/sub-apps/${app}`,
      aboutId: app,
    },
    now,
  );
};

/** Approves what a sub-app may need; throws `conflict` if that isn't what the approver saw. */
export const setPolicy = (call: Call<typeof setSubAppPolicy>): Promise<void> => {
  const { services, by, params, body, now } = call;
  const { name: app } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const approved = (await approvedNeeds(transaction)).get(app) ?? {};
    const { basedOn } = body;
    if (hasNeeds(needsBeyond(approved, basedOn)) || hasNeeds(needsBeyond(basedOn, approved)))
      throw new Refusal("conflict", [{ path: "basedOn", code: "changed" }]);
    const needs = allNeeds(body.needs, {});
    const added = describeNeeds(needsBeyond(needs, approved));
    const removed = describeNeeds(needsBeyond(approved, needs));
    if (!added && !removed) return;
    if (added && !fitsPolicy([{ entry: "/", needs }], services.hostOrigins))
      throw new Refusal("bad_input", [{ path: "needs", code: "policy_too_long" }]);
    const row = { needs, changedBy: by.operatorId, changedAt: by.now };
    await transaction
      .insertInto("subAppPolicies")
      .values({ app, ...row })
      .onConflict((conflict) => conflict.column("app").doUpdateSet(row))
      .execute();
    await increaseRevision(transaction);
    await settleApproved(services, transaction, app, now);
    await recordAudit(call, transaction, {
      action: "sub-app.policy-changed",
      target: { id: null, name: app },
      details: { ...(added && { given: added }), ...(removed && { taken: removed }) },
    });
  });
};
