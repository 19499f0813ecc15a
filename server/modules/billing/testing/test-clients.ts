import type { FinanceClient, PostedKind } from "@console-shell/contract/calls/finance";
import type { TestServer } from "@console-shell/testing/server";

let count = 0;

/** Opens a client account through the server, by default owned by the sales operator. */
export const openClient = async (
  server: TestServer,
  change: Partial<{
    name: string;
    currency: "CNY" | "USD" | "EUR";
    creditLimit: number;
    ownerId: string | null;
    planId: string | null;
    taxRate: number;
  }> = {},
): Promise<FinanceClient> => {
  const manager = await server.as("clientManager");
  count += 1;
  return manager.call("POST /cc-api/finance/client/add", {
    body: {
      name: `Client ${count}`,
      currency: "CNY",
      creditLimit: 0,
      ownerId: server.operatorIds.sales,
      idempotencyKey: crypto.randomUUID(),
      ...change,
    },
  });
};

/** The body of a post with its own key. */
export const post = (
  clientId: string,
  kind: PostedKind,
  amount: number,
  change: Partial<{ memo: string; idempotencyKey: string }> = {},
) => ({
  body: { clientId, kind, amount, memo: "A test", idempotencyKey: crypto.randomUUID(), ...change },
});
