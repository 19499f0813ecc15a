import type { TestClient } from "@console-shell/testing/test-client";
import { key } from "./proposal-calls.ts";

/** Configures an issuer, so that invoices can be issued. */
export const setIssuer = async (
  director: TestClient,
  change: { bankAccount?: string; address?: string; timeZone?: string } = {},
) => {
  const { versions } = await director.call("GET /cc-api/finance/issuer");
  return director.call("PUT /cc-api/finance/issuer", {
    body: {
      name: "Console Vision Ltd",
      address: "1 Sample Street\nExampletown",
      taxNumber: "EX 123",
      bankName: "Example Bank",
      bankAccount: "XX00 0001",
      timeZone: "UTC",
      basedOn: versions[0]?.id ?? null,
      ...change,
      ...key(),
    },
  });
};

/** Runs a month as the page does: bills everything, in calls of at most a hundred clients. */
export const runMonth = async (director: TestClient, month: string) => {
  const { clients } = await director.call("GET /cc-api/finance/billing/fingerprints", {
    query: { month },
  });
  if (clients.length === 0) return { month, issued: [], skipped: [] };
  return director.call("POST /cc-api/finance/billing/run", {
    body: { month, clients: clients.slice(0, 100), ...key() },
  });
};

/** The bills of a month. */
export const previewMonth = (director: TestClient, month: string) =>
  director.call("GET /cc-api/finance/billing/preview", { query: { month, pageSize: 200 } });
