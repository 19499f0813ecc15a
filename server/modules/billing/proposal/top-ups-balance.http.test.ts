import * as fc from "fast-check";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../testing/test-clients.ts";
import { decide, key, proposed } from "../testing/proposal-calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("after any sequence of proposals, decisions and reversals the ledger balances", async () => {
  const [sales, director] = [await server.as("sales"), await server.as("bizDirector")];
  const manager = await server.as("clientManager");
  const deciders = { approve: director, reject: director, withdraw: sales };
  const step = fc.record({
    what: fc.constantFrom(
      "propose",
      "propose",
      "approve",
      "approve",
      "reject",
      "withdraw",
      "reverse",
    ),
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    pick: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const client = await openClient(server);
      const topUps: { id: string; amount: number; open: boolean }[] = [];
      const entries: { id: string; amount: number; reversed: boolean }[] = [];
      let balance = 0;
      for (const { what, amount, pick } of steps) {
        const topUp = topUps[pick % Math.max(topUps.length, 1)];
        const entry = entries[pick % Math.max(entries.length, 1)];
        if (what === "propose") {
          const { id } = await proposed(sales, client.id, { amount });
          topUps.push({ id, amount, open: true });
        } else if (what === "reverse") {
          if (!entry) continue;
          const { status } = await manager.request(
            "POST",
            `/cc-api/finance/ledger/${entry.id}/reverse`,
            { body: { memo: "Undo", ...key() } },
          );
          expect(status).toBe(entry.reversed ? 409 : 201);
          if (!entry.reversed) balance -= entry.amount;
          entry.reversed = true;
        } else if (topUp) {
          const answer = await decide(deciders[what], topUp.id, what);
          expect(answer.status).toBe(topUp.open ? 200 : 409);
          if (topUp.open && what === "approve") {
            const { entryId } = answer.body as { entryId: string };
            entries.push({ id: entryId, amount: topUp.amount, reversed: false });
            balance += topUp.amount;
          }
          topUp.open = false;
        }
      }
      const { id } = client;
      expect(
        await director.call("GET /cc-api/finance/client/:id", { params: { id } }),
      ).toMatchObject({ balance });
      const sums = await director.call("GET /cc-api/finance/reconciliation");
      expect(sums.balanced).toBe(true);
      for (const { debit, credit } of sums.currencies) expect(debit).toBe(credit);
    }),
    { numRuns: 8 },
  );
});
