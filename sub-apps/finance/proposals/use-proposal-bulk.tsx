import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { type Bulk, type BulkAction, useAccount, usePermission } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";

/** Decisions on several proposals of a kind: others' are approved or rejected, one's own withdrawn. */
export const useProposalBulk = (kind: ProposalKind): Bulk<Proposal> => {
  const text = useText();
  const me = useAccount().id;
  const mayDecide = usePermission(kinds[kind].decide);
  const mayPropose = usePermission(kinds[kind].propose);
  const can =
    (own: boolean) =>
    ({ status, proposedById }: Proposal) =>
      status === "waiting" && (proposedById === me) === own;
  const about = (verb: "approve" | "reject" | "withdraw") => ({
    key: verb,
    title: text(`decide.${verb}`),
    danger: verb !== "approve",
    done: (count: number) => text(`decide.${verb}.severalDone`, { count }),
    can: can(verb === "withdraw"),
  });
  const ask = (verb: "approve" | "reject" | "withdraw") => ({
    title: (count: number) => text(`decide.${verb}.several`, { count }),
    detail: text(`decide.${verb}.severalDetail`),
  });
  const decisions: BulkAction<Proposal>[] = [
    {
      ...about("approve"),
      ask: ask("approve"),
      run: ({ id }, request) =>
        request(`POST /cc-api/finance/${kind}/:id/approve`, {
          params: { id },
          body: { idempotencyKey: newIdempotencyKey() },
        }),
    },
    {
      ...about("reject"),
      ask: {
        ...ask("reject"),
        fields: (
          <Form.Item
            name="reason"
            label={text("proposal.reason")}
            rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
          >
            <Input.TextArea rows={4} maxLength={500} showCount />
          </Form.Item>
        ),
      },
      run: ({ id }, request, { reason = "" }) =>
        request(`POST /cc-api/finance/${kind}/:id/reject`, {
          params: { id },
          body: { reason, idempotencyKey: newIdempotencyKey() },
        }),
    },
  ];
  const withdrawal: BulkAction<Proposal> = {
    ...about("withdraw"),
    ask: ask("withdraw"),
    run: ({ id }, request) =>
      request(`POST /cc-api/finance/${kind}/:id/withdraw`, {
        params: { id },
        body: { idempotencyKey: newIdempotencyKey() },
      }),
  };
  return {
    nameOf: ({ number }) => number,
    actions: [...(mayDecide ? decisions : []), ...(mayPropose ? [withdrawal] : [])],
  };
};
