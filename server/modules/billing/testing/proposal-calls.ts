import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { TestClient } from "@console-shell/testing/test-client";

/** A fresh key. */
export const key = () => ({ idempotencyKey: crypto.randomUUID() as string });

/** Proposes 1,000 minor units by default. */
export const propose = (
  client: TestClient,
  clientId: string,
  change: Partial<{ amount: number; reference: string; note: string; idempotencyKey: string }> = {},
  kind: ProposalKind = "top-up",
) =>
  client.request("POST", `/cc-api/finance/${kind}/propose`, {
    body: { clientId, amount: 1_000, reference: "Wire 7", ...key(), ...change },
  });

/** Proposes, and returns the proposal. */
export const proposed = async (...given: Parameters<typeof propose>): Promise<Proposal> =>
  (await propose(...given)).body as Proposal;

/** Approves, rejects or withdraws. */
export const decide = (
  client: TestClient,
  id: string,
  verb: "approve" | "reject" | "withdraw",
  body: Record<string, unknown> = {},
  kind: ProposalKind = "top-up",
) =>
  client.request("POST", `/cc-api/finance/${kind}/${id}/${verb}`, {
    body: { ...(verb === "reject" && { reason: "Not paid" }), ...key(), ...body },
  });
