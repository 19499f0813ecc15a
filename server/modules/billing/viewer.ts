import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";

/** Whose reads and writes are limited to the clients they may see. */
export type Viewer = Pick<Session, "operatorId" | "permissions">;

/** For background work, which isn't limited to somebody's clients. */
export const everyone: Viewer = {
  operatorId: "",
  permissions: new Set(["finance:client:read-all"]),
};

type ClientRows = { client: Tables["financeClients"] };

/** Whether the operator sees every client, and not only their own. */
export const seesAll = (viewer: Viewer): boolean =>
  viewer.permissions.has("finance:client:read-all");

/**
 * The visibility condition of every query over clients, ledger or invoices; it refers to the clients' table as
 * `client`.
 */
export const visibleTo =
  (viewer: Viewer) =>
  <Rows extends ClientRows>(where: ExpressionBuilder<Rows, "client">): Expression<SqlBool> => {
    const client = where as unknown as ExpressionBuilder<ClientRows, "client">;
    return seesAll(viewer) ? client.lit(true) : client("client.ownerId", "=", viewer.operatorId);
  };
