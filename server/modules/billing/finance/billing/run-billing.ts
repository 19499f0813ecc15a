import type { ApiOutput } from "@console-shell/contract";
import type { RunReason, runBilling } from "@console-shell/contract/endpoints/finance-billing-runs";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import type { Call, Handler } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { keepAnswer, takeKey } from "../answer-once.ts";
import { readIssuer } from "../issuer/read-issuer.ts";
import { visibleTo } from "../viewer.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { monthStart, phaseOf } from "./months.ts";

type Run = Call<typeof runBilling>;
type Ran = ApiOutput<"POST /cc-api/finance/billing/run">;
type Named = Pick<Ran["issued"][number], "clientId" | "clientNumber" | "clientName" | "currency">;
type Outcome = { issued: Ran["issued"][number] } | { skipped: Ran["skipped"][number] };

/** A client that was named, and what was seen of its bill. */
type Asked = Named & { fingerprint: string };

/** The clients that were named, in that order; undefined in the place of one that the operator does not see. */
const readNamed = async (
  transaction: Kysely<Tables>,
  { session, body }: Run,
): Promise<(Asked | undefined)[]> => {
  const rows = await transaction
    .selectFrom("finance_clients as client")
    .where(visibleTo(session))
    .where(
      "client.id",
      "in",
      body.clients.map(({ clientId }) => clientId),
    )
    .select([
      "client.id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "client.currency as currency",
    ])
    .execute();
  const known = new Map(rows.map((row) => [row.clientId, row]));
  return body.clients.map(({ clientId, fingerprint }) => {
    const found = known.get(clientId);
    return found && { ...found, fingerprint };
  });
};

/**
 * What was answered to the key of this run, or the clients that it is for. A new run refuses with
 * `bad_input` a client that the operator does not see; one that goes on leaves out whoever left the
 * operator's sight since.
 */
const begin = async (
  transaction: Kysely<Tables>,
  call: Run,
): Promise<{ answer: Ran } | { clients: Asked[] }> => {
  const { earlier } = await takeKey(transaction, "finance.billing.run", call);
  if (earlier?.answer) return { answer: JSON.parse(earlier.answer) as Ran };
  const named = await readNamed(transaction, call);
  const unseen = named.indexOf(undefined);
  if (!earlier && unseen >= 0)
    throw new Refusal("bad_input", [{ path: `clients.${unseen}.clientId`, code: "unknown" }]);
  return { clients: named.filter((client) => client !== undefined) };
};

/** What this very run has issued for a client before its answer was lost. */
const findIssued = async ({ services, body }: Run, client: Named): Promise<Outcome | undefined> => {
  const issued = await services.database
    .selectFrom("invoices")
    .select(["id", "number", "total"])
    .where("client_id", "=", client.clientId)
    .where("period_start", "=", monthStart(body.month))
    .where("run_key", "=", body.idempotencyKey)
    .executeTakeFirst();
  return issued && { issued: { ...client, ...issued } };
};

const runOne = async (call: Run, { fingerprint, ...client }: Asked): Promise<Outcome> => {
  const { services, body, request } = call;
  const { month, idempotencyKey: runKey } = body;
  const { clientId } = client;
  const skip = (reason: RunReason, more: Partial<Ran["skipped"][number]> = {}): Outcome => ({
    skipped: { ...client, reason, invoiceId: null, invoiceNumber: null, traceId: null, ...more },
  });
  try {
    const { bill, issued } = await services.database
      .transaction()
      .execute((transaction) =>
        issueInvoice(call, transaction, { clientId, month, fingerprint, runKey }),
      );
    if (bill && issued) return { issued: { ...client, ...issued, total: bill.total } };
    if (!bill || bill.skipped === null) return skip("changed");
    const { skipped, invoiceId, invoiceNumber } = bill;
    if (skipped !== "invoiced") return skip(skipped);
    return (await findIssued(call, client)) ?? skip(skipped, { invoiceId, invoiceNumber });
  } catch (error) {
    // The others get theirs; whoever runs it finds this one in the log by the request's trace.
    request.log.error({ err: error, clientId, month }, "An invoice could not be issued");
    return skip("failed", { traceId: request.id });
  }
};

const checkMonth = ({ body: { month }, now }: Run) => {
  const phase = phaseOf(month, now);
  if (phase === "ready") return;
  const code = phase === "running" ? "month_not_over" : "month_settling";
  throw new Refusal("conflict", [{ path: "month", code }]);
};

/**
 * Issues the invoices of a finished month that were previewed, each in a transaction of its own: what
 * was issued stays when another one fails, and what is another bill by now is left alone. The same
 * call again answers the same, or goes on where it was broken off.
 */
export const handleRunBilling: Handler<typeof runBilling> = async (call) => {
  const { services, body } = call;
  const { database } = services;
  checkMonth(call);
  if (!(await readIssuer(database)))
    throw new Refusal("conflict", [{ path: "issuer", code: "issuer_missing" }]);
  const begun = await database.transaction().execute((transaction) => begin(transaction, call));
  if ("answer" in begun) return begun.answer;
  const ran: Ran = { month: body.month, issued: [], skipped: [] };
  for (const client of begun.clients) {
    const outcome = await runOne(call, client);
    if ("issued" in outcome) ran.issued.push(outcome.issued);
    else ran.skipped.push(outcome.skipped);
  }
  await keepAnswer(database, body.idempotencyKey, ran);
  return ran;
};
