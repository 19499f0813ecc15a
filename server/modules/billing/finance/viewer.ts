import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";

/** Who asks. */
export type Viewer = Pick<Session, "operatorId" | "permissions">;

type ClientRows = { client: Tables["finance_clients"] };

/** Whether the operator sees every client, and not only those that the operator owns. */
export const seesAll = (viewer: Viewer): boolean =>
  viewer.permissions.has("finance:client:read-all");

/**
 * The condition that every query over clients, ledger or invoices carries; the clients' table is
 * called `client` in it.
 */
export const visibleTo =
  (viewer: Viewer) =>
  <Rows extends ClientRows>(where: ExpressionBuilder<Rows, "client">): Expression<SqlBool> => {
    const client = where as unknown as ExpressionBuilder<ClientRows, "client">;
    return seesAll(viewer) ? client.lit(true) : client("client.owner_id", "=", viewer.operatorId);
  };
