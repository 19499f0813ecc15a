import type { SubAppManifest, SubAppNeeds } from "@console-shell/contract";
import type {
  getSubAppPolicy,
  setSubAppPolicy,
  SubAppPolicy,
} from "@console-shell/contract/calls/sub-app-policy";
import { notifications } from "@console-shell/contract/words/notifications";
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
import { findSubApp, lockSubApp } from "./find-release.ts";
import { increaseRevision } from "./revision.ts";

/** What administrators have approved, by sub-app. */
export const approvedNeeds = async (
  database: Kysely<Tables>,
): Promise<ReadonlyMap<string, SubAppNeeds>> => {
  const rows = await database.selectFrom("subAppPolicies").select(["app", "needs"]).execute();
  return new Map(rows.map(({ app, needs }) => [app, needs]));
};

/** What a release asks for that needs approval; nothing that the console itself published does. */
export const askedBy = ({
  manifest,
  publishedBy,
}: {
  manifest: SubAppManifest;
  publishedBy: string | null;
}): SubAppNeeds => (publishedBy === null ? {} : (manifest.needs ?? {}));

/** The releases of a sub-app's stages and pins that ask for something. */
const requestsOf = async (
  database: Kysely<Tables>,
  app: string,
): Promise<SubAppPolicy["requests"]> => {
  const stages = await database
    .selectFrom("subAppStages")
    .select(["stage", "releaseId"])
    .where("app", "=", app)
    .orderBy("stage", "desc")
    .execute();
  const pins = await database
    .selectFrom("subAppPins")
    .select("releaseId")
    .distinct()
    .where("app", "=", app)
    .execute();
  const used = [...stages, ...pins].flatMap(({ releaseId }) => releaseId ?? []);
  if (used.length === 0) return [];
  const releases = await database
    .selectFrom("subAppReleases")
    .select(["id", "version", "manifest", "publishedBy"])
    .where("id", "in", used)
    .orderBy("id", "desc")
    .execute();
  return releases
    .map(({ id, version, ...release }) => ({
      version,
      stages: stages.filter(({ releaseId }) => releaseId === id).map(({ stage }) => stage),
      isPinned: pins.some(({ releaseId }) => releaseId === id),
      needs: allNeeds(askedBy(release), {}),
    }))
    .filter(({ needs }) => hasNeeds(needs));
};

/** A sub-app's policy; refuses with `not_found`. */
export const policyOf = async ({
  services: { database },
  params: { name: app },
}: Pick<Call<typeof getSubAppPolicy>, "services" | "params">): Promise<SubAppPolicy> => {
  await findSubApp(database, app);
  const row = await database
    .selectFrom("subAppPolicies as policy")
    .innerJoin("operators as changer", "changer.id", "policy.changedBy")
    .select(["policy.needs as approved", "policy.changedAt", "changer.name as changedByName"])
    .where("policy.app", "=", app)
    .executeTakeFirst();
  const requests = await requestsOf(database, app);
  return { ...(row ?? { approved: {}, changedAt: null, changedByName: null }), requests };
};

const waiting = "sub-app.policy-waiting";

/** Settles what was asked for if none of the sub-app's stages and pins waits for approval any longer. */
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

/** Notifies those who can approve what a release asks for now, in place of what was asked for before. */
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
      to: await holdersOf(transaction, notifications[waiting].permissions),
      kind: waiting,
      facts: { app, version },
      path: `/management/sub-apps/${app}`,
      aboutId: app,
    },
    now,
  );
};

/** Approves what a sub-app may need, in place of what was approved when the approver looked. */
export const setPolicy = (call: Call<typeof setSubAppPolicy>): Promise<void> => {
  const { services, params, body, session, now } = call;
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
    const row = { needs, changedBy: session.operatorId, changedAt: now };
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
