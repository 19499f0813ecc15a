import type { Permission, AnyPermission } from "@console-shell/contract";
import type { Approval, listApprovals } from "@console-shell/contract/calls/approval";
import type { ApprovalStatus } from "@console-shell/contract/words/approvals";
import type { Kysely, Selectable } from "kysely";
import type { z } from "zod";
import type { Session } from "#kernel/session.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { countOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { ApprovalsTable } from "#platform/database/tables/approvals.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

/** The operators who can sign in and approve a change that needs this permission. */
export const approversOf = async (
  database: Kysely<Tables>,
  permission: Permission,
): Promise<string[]> => {
  const rolesWith = (code: Permission) =>
    database.selectFrom("rolePermissions").select("role").where("permission", "=", code);
  const rows = await database
    .selectFrom("operators")
    .select("id")
    .where("status", "=", "active")
    .where((where) =>
      where.or([
        where("awaitsPassword", "=", false),
        where.exists(
          where
            .selectFrom("operatorIdentities")
            .select("operatorIdentities.id")
            .whereRef("operatorIdentities.operatorId", "=", "operators.id"),
        ),
      ]),
    )
    .where("role", "in", rolesWith("management:approval:decide"))
    .where("role", "in", rolesWith(permission))
    .execute();
  return rows.map(({ id }) => id);
};

type Query = z.output<typeof listApprovals.query>;
type Filter = Partial<Pick<Query, "id" | "search" | "status" | "by">>;
type Reader = Pick<Session, "operatorId" | "permissions">;

/** Whether somebody may decide on a change: not their own, nor one about them, and only with its permission. */
const isForOthers = (
  { operatorId }: Pick<Reader, "operatorId">,
  { requestedBy, targetId }: Pick<ApprovalsTable, "requestedBy" | "targetId">,
) => requestedBy !== operatorId && targetId !== operatorId;

/** The current status: a pending change that is overdue counts as expired. */
const statusNow = (
  { status, expiresAt }: Pick<ApprovalsTable, "status" | "expiresAt">,
  now: number,
): ApprovalStatus => (status === "waiting" && expiresAt <= now ? "expired" : status);

const present = (
  row: Selectable<ApprovalsTable> &
    Pick<Approval, "requestedByName" | "requestedByAccount" | "decidedByName">,
  reader: Reader,
  now: number,
): Approval => {
  const status = statusNow(row, now);
  const mayDecide = isForOthers(reader, row) && reader.permissions.has(row.permission);
  const may: Approval["may"] = [
    ...(mayDecide ? (["approve", "reject"] as const) : []),
    ...(row.requestedBy === reader.operatorId ? (["withdraw"] as const) : []),
  ];
  return { ...row, status, may: status === "waiting" ? may : [] };
};

/* Sorted, so that every session with the same permissions runs the same statement. */
const permissionsOf = ({ permissions }: Reader): AnyPermission[] => [...permissions].toSorted();

/** The changes that an operator may see: their own, and those whose permission they hold. */
export const visibleApprovals = (
  services: Pick<Source, "database" | "dialect">,
  reader: Reader,
  { id, search, status, by }: Filter,
  now: number,
) => {
  const { operatorId } = reader;
  let matching = services.database
    .selectFrom("approvals")
    .innerJoin("operators as requester", "requester.id", "approvals.requestedBy")
    .where((where) =>
      where.or([
        where("approvals.requestedBy", "=", operatorId),
        where("approvals.permission", "in", permissionsOf(reader)),
      ]),
    );
  if (id) matching = matching.where("approvals.id", "=", id);
  if (search)
    matching = matching.where(
      containsText(services, ["approvals.target", "requester.name", "requester.account"], search),
    );
  if (by === "me") matching = matching.where("approvals.requestedBy", "=", operatorId);
  if (by === "others")
    matching = matching
      .where("approvals.requestedBy", "!=", operatorId)
      .where("approvals.permission", "in", permissionsOf(reader))
      .where((where) =>
        where.or([
          where("approvals.targetId", "is", null),
          where("approvals.targetId", "!=", operatorId),
        ]),
      );
  if (status === "waiting")
    return matching
      .where("approvals.status", "=", "waiting")
      .where("approvals.expiresAt", ">", now);
  if (status === "expired")
    return matching.where((where) =>
      where.or([
        where("approvals.status", "=", "expired"),
        where.and([
          where("approvals.status", "=", "waiting"),
          where("approvals.expiresAt", "<=", now),
        ]),
      ]),
    );
  return status ? matching.where("approvals.status", "=", status) : matching;
};

const presentAll = async (
  { database }: Pick<Services, "database">,
  reader: Reader,
  ids: readonly string[],
  now: number,
): Promise<Approval[]> => {
  const rows = await database
    .selectFrom("approvals")
    .innerJoin("operators as requester", "requester.id", "approvals.requestedBy")
    .leftJoin("operators as decider", "decider.id", "approvals.decidedBy")
    .selectAll("approvals")
    .select([
      "requester.name as requestedByName",
      "requester.account as requestedByAccount",
      "decider.name as decidedByName",
    ])
    .where("approvals.id", "in", ids)
    .execute();
  return rows.map((row) => present(row, reader, now));
};

/** One of them, which exists. */
export const presentApproval = async (
  services: Pick<Services, "database">,
  reader: Reader,
  id: string,
  now: number,
): Promise<Approval> => (await presentAll(services, reader, [id], now))[0]!;

/** One page of the matching ones. */
export const pageOfApprovals = (services: Services, reader: Reader, query: Query, now: number) =>
  pageOf(
    {
      matching: visibleApprovals(services, reader, query, now),
      key: "approvals.id",
      sorts: { createdAt: "approvals.createdAt" },
      present: (ids: string[]) => presentAll(services, reader, ids, now),
    },
    query,
  );

/** Counts pending changes once for everybody; the result maps a reader to the number that they may decide on. */
export const tallyWaitingApprovals = async (
  { database }: Pick<Source, "database">,
  now: number,
): Promise<(reader: Reader) => number> => {
  const groups = await database
    .selectFrom("approvals")
    .where("status", "=", "waiting")
    .where("expiresAt", ">", now)
    .select(["permission", "requestedBy", "targetId"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["permission", "requestedBy", "targetId"])
    .execute();
  return (reader) =>
    groups
      .filter((group) => isForOthers(reader, group) && reader.permissions.has(group.permission))
      .reduce((sum, { count }) => sum + count, 0);
};

/** Number of changes among `ids` that an operator may decide on. */
export const countWaitingApprovals = (
  services: Pick<Source, "database" | "dialect">,
  reader: Reader,
  now: number,
  ids: readonly string[],
): Promise<number> =>
  countOf(
    visibleApprovals(services, reader, { status: "waiting", by: "others" }, now).where(
      "approvals.id",
      "in",
      ids,
    ),
  );
