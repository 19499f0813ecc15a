import { type WaitingName, waitingKinds } from "@console-shell/contract/words/waiting-kinds";
import { countRules } from "../alert/reads.ts";
import { countWaitingFaceQueries, countWaitingObjectQueries } from "#modules/search/index.ts";
import {
  countOverdueInvoices,
  countWaitingProposals,
  findInvoice,
  findProposal,
  matchingInvoices,
  matchingProposals,
  readCalendar,
} from "#modules/billing/index.ts";
import { countFailedJobs } from "#modules/catalog/index.ts";
import {
  countWaitingApplicants,
  countWaitingApprovals,
  visibleApprovals,
} from "#modules/identity/index.ts";
import type { AnyPermission, Permission } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/host/registration";
import { workLimits } from "@console-shell/contract/words/work";
import type { FastifyReply } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";

/** A kind of work, as calls name it. */
export interface WorkSource {
  subApp: string;
  kind: string;
}

interface Acting {
  services: Services;
  session: Session;
  now: number;
  reply: FastifyReply;
}

type Reader = Pick<Acting, "services" | "session" | "now">;

export type Needed = readonly [AnyPermission, ...AnyPermission[]];

const builtIn = ({ subApp, kind }: WorkSource): WaitingName | undefined =>
  Object.hasOwn(waitingKinds, kind) && waitingKinds[kind as WaitingName].subApp === subApp
    ? (kind as WaitingName)
    : undefined;

const declaredBy = async ({ reply, session, now }: Acting, { subApp, kind }: WorkSource) => {
  const apps = (await reply.server.subAppsOf?.(session, now)) ?? [];
  const app = apps.find(({ name }) => name === subApp);
  const work = app?.work?.find((one) => one.kind === kind);
  return (
    app &&
    work &&
    ([openPermission(app), work.permission, ...(work.decide ? [work.decide] : [])] as const)
  );
};

/** The permissions to act on a kind of work. Refuses an unknown kind, and one that the operator may not act on. */
export const permissionsFor = async (acting: Acting, source: WorkSource): Promise<Needed> => {
  const name = builtIn(source);
  const needed: readonly AnyPermission[] | undefined = name
    ? waitingKinds[name].permissions
    : await declaredBy(acting, source);
  const [first, ...others] = needed ?? [];
  if (first === undefined) throw new Refusal("not_found");
  const missing = [first, ...others].find((code) => !acting.session.permissions.has(code));
  if (missing !== undefined)
    throw new Refusal("forbidden", [{ path: "permission", code: missing }]);
  return [first, ...others];
};

type Find = (reader: Reader, id: string) => Promise<{ title: string | null } | undefined>;

const proposal =
  (kind: "top-up" | "refund" | "adjustment"): Find =>
  async ({ services, session }, id) => ({
    title: (await findProposal(services.database, session, { kind, id })).number,
  });

/**
 * Finds the name of a record of each kind, as the kind's list shows it to a session: of clients, only those that the
 * operator may view; of registrations, only those with a confirmed address.
 */
const records: Record<WaitingName, Find> = {
  applicants: ({ services }, id) =>
    services.database
      .selectFrom("applicants")
      .select("name as title")
      .where("id", "=", id)
      .where("status", "!=", "unconfirmed")
      .executeTakeFirst(),
  approvals: ({ services, session, now }, id) =>
    visibleApprovals(services, session, {}, now)
      .where("approvals.id", "=", id)
      .select("approvals.target as title")
      .executeTakeFirst(),
  alerts: ({ services }, id) =>
    services.database
      .selectFrom("alertRules")
      .select("name as title")
      .where("id", "=", id)
      .executeTakeFirst(),
  faceQueries: ({ services }, id) =>
    services.database
      .selectFrom("faceQueries")
      .select("purpose as title")
      .where("id", "=", id)
      .executeTakeFirst(),
  objectQueries: ({ services }, id) =>
    services.database
      .selectFrom("objectQueries")
      .select("collectionName as title")
      .where("id", "=", id)
      .executeTakeFirst(),
  failedJobs: ({ services }, id) =>
    services.database
      .selectFrom("jobs")
      .innerJoin("images", "images.id", "jobs.subjectId")
      .select("images.fileName as title")
      .where("jobs.id", "=", id)
      .executeTakeFirst(),
  overdueInvoices: async ({ services, session, now }, id) => ({
    title: (await findInvoice(services.database, session, id, now)).number,
  }),
  topUps: proposal("top-up"),
  refunds: proposal("refund"),
  adjustments: proposal("adjustment"),
};

/** Characters that break a notification's line or turn its direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The name of an item; refuses a record that doesn't exist or that the session may not see. A team's backend can't be
 * asked: the caller, who may act on that kind, sends the name, which is reduced to one line of text.
 */
export const titleOf = async (
  reader: Reader,
  item: WorkSource & { recordId: string; title?: string | undefined },
): Promise<string> => {
  const name = builtIn(item);
  if (!name) return (item.title ?? item.recordId).replaceAll(unprintable, " ").trim() || "–";
  const found = await records[name](reader, item.recordId);
  if (!found) throw new Refusal("not_found");
  return (found.title || item.recordId).slice(0, workLimits.title);
};

/** For each kind, how many records among `ids` still wait; `waiting/tallies.ts` counts all of them. */
const countersAmong: Record<
  WaitingName,
  (reader: Reader, ids: readonly string[]) => Promise<number>
> = {
  applicants: ({ services }, ids) => countWaitingApplicants(services.database, ids),
  approvals: ({ services, session, now }, ids) =>
    countWaitingApprovals(services, session, now, ids),
  alerts: ({ services }, ids) => countRules(services.database, "firing", ids),
  faceQueries: ({ services }, ids) => countWaitingFaceQueries(services, ids),
  objectQueries: ({ services }, ids) => countWaitingObjectQueries(services, ids),
  failedJobs: ({ services }, ids) => countFailedJobs(services.database, ids),
  overdueInvoices: ({ services, session, now }, ids) =>
    countOverdueInvoices(services, session, now, ids),
  topUps: ({ services, session }, ids) => countWaitingProposals(services, session, "top-up", ids),
  refunds: ({ services, session }, ids) => countWaitingProposals(services, session, "refund", ids),
  adjustments: ({ services, session }, ids) =>
    countWaitingProposals(services, session, "adjustment", ids),
};

/** How many of these records still wait and are visible to the session. */
export const countAmong = async (
  reader: Reader,
  source: WorkSource,
  ids: readonly string[],
): Promise<number> => {
  const name = builtIn(source);
  return name && ids.length > 0 ? countersAmong[name](reader, ids) : ids.length;
};

type Among = (reader: Reader, ids: readonly string[]) => Promise<{ id: string }[]>;

const proposalsAmong =
  (kind: "top-up" | "refund" | "adjustment"): Among =>
  ({ services, session }, ids) =>
    matchingProposals(services, session, kind, {})
      .where("proposal.id", "in", ids)
      .select("proposal.id")
      .execute();

/** Kinds whose records some operators only see in part: those of their clients, or with their permissions. */
const partial: Partial<Record<WaitingName, Among>> = {
  approvals: ({ services, session, now }, ids) =>
    visibleApprovals(services, session, {}, now)
      .where("approvals.id", "in", ids)
      .select("approvals.id")
      .execute(),
  overdueInvoices: async ({ services, session, now }, ids) => {
    const { today } = await readCalendar(services.database, now);
    return matchingInvoices(services, session, {}, today)
      .where("invoice.id", "in", ids)
      .select("invoice.id")
      .execute();
  },
  topUps: proposalsAmong("top-up"),
  refunds: proposalsAmong("refund"),
  adjustments: proposalsAmong("adjustment"),
};

/** Those of a kind's records that the session may see. */
export const visibleAmong = async (
  reader: Reader,
  source: WorkSource,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const name = builtIn(source);
  const among = name && partial[name];
  if (!among || ids.length === 0) return ids;
  return (await among(reader, ids)).map(({ id }) => id);
};

/** Permissions as an argument of `holdersOf`: the table of grants also has the ones that teams declare. */
export const grantsOf = (needed: Needed): [Permission, ...Permission[]] =>
  needed as unknown as [Permission, ...Permission[]];
