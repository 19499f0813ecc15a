import type { TwoNodes } from "@console-shell/testing/two-nodes";
import { monthBefore, monthOf, monthStart } from "../months.ts";
import { issuerDetails } from "./issuer.ts";
import { prices } from "./plans.ts";

interface Called {
  name: string;
  month: string;
  ids: readonly string[];
}

/** Adds a call for each client: in a month this old, the fee isn't billed without calls. */
const addCalls = async (nodes: TwoNodes, cookie: string, { name, month, ids }: Called) => {
  const add = async (path: string, body: object) => {
    const { body: added } = await nodes.a.request("POST", `/cc-api/client-app/${path}`, {
      cookie,
      body,
    });
    return added as { id: string; key: { id: string } };
  };
  const ownerId = nodes.operatorIds.root;
  const { id } = await add("add", { name, environment: "production", ownerId });
  const { key } = await add(`${id}/key/add`, { name: "One", scopes: ["face:search"] });
  await nodes.database
    .insertInto("apiUsage")
    .values(
      ids.map((payerId) => ({
        at: monthStart(month),
        applicationId: id,
        keyId: key.id,
        payerId,
        operation: "public.library-call",
        statusClass: 2,
        meter: "library-call" as const,
        calls: 1,
        totalMs: 1,
      })),
    )
    .execute();
};

/**
 * A past month of ten clients, with an issuer. It's the month before last: the clock is the machine's, and in the first
 * ten minutes of a month the last one can't be billed.
 */
export const pastMonth = async (nodes: TwoNodes, name: string) => {
  const { admin, bizDirector } = nodes.operatorIds;
  const root = await nodes.signIn(nodes.operatorIds.root);
  const cookie = await nodes.signIn(bizDirector);
  const manager = await nodes.signIn(admin);
  const month = monthBefore(monthBefore(monthOf(Date.now())));
  const post = (path: string, body: object, as = manager) =>
    nodes.a.request("POST", `/cc-api/finance/${path}`, { cookie: as, body });
  const { versions } = (await nodes.a.request("GET", "/cc-api/finance/issuer", { cookie }))
    .body as { versions: { id: string }[] };
  await nodes.a.request("PUT", "/cc-api/finance/issuer", {
    cookie: root,
    body: { ...issuerDetails, basedOn: versions[0]?.id ?? null, idempotencyKey: `issuer-${name}` },
  });
  const plan = await post("plan/create", {
    name,
    currency: "CNY",
    prices: prices(month, 4_000),
    idempotencyKey: `plan-${name}`,
  });
  const { id: planId } = plan.body as { id: string };
  const ids = await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      const opened = await post("client/add", {
        name: `${name} ${number}`,
        currency: "CNY",
        creditLimit: 0,
        taxRate: 0,
        planId,
        idempotencyKey: `${name}-client-${number}`,
      });
      return (opened.body as { id: string }).id;
    }),
  );
  await nodes.database
    .updateTable("financeClients")
    .set({ createdAt: monthStart(month) })
    .where("id", "in", ids)
    .execute();
  await addCalls(nodes, root, { name, month, ids });
  const path = `/cc-api/finance/billing/fingerprints?month=${month}`;
  const seen = (await nodes.b.request("GET", path, { cookie })).body as {
    clients: { clientId: string; fingerprint: string }[];
  };
  const clients = seen.clients.filter(({ clientId }) => ids.includes(clientId));
  const run = (turn: number, idempotencyKey: string) =>
    nodes.inTurn(turn).request("POST", "/cc-api/finance/billing/run", {
      cookie,
      body: { month, clients, idempotencyKey },
    });
  return { cookie, ids, run };
};
