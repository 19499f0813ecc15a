import { z } from "zod";
import { BinarySchema, endpoint } from "../endpoint.ts";
import {
  keyBody,
  proposalBody,
  proposalFilter,
  proposalPage,
  proposalParams,
  proposalQuery,
  ProposalSchema,
  rejectionBody,
} from "./finance-proposals.ts";

export const listRefunds = endpoint({
  name: "finance.refund.list",
  method: "GET",
  path: "/cc-api/finance/refund/list",
  access: "finance:refund:read",
  summary: "Proposed refunds of the clients that the caller sees, newest first unless sorted",
  query: proposalQuery,
  output: proposalPage,
});

export const exportRefunds = endpoint({
  name: "finance.refund.export",
  method: "GET",
  path: "/cc-api/finance/refund/export",
  access: "finance:refund:read",
  summary: "Proposed refunds that match, as CSV",
  query: z.object(proposalFilter),
  output: BinarySchema,
});

export const getRefund = endpoint({
  name: "finance.refund.get",
  method: "GET",
  path: "/cc-api/finance/refund/:id",
  access: "finance:refund:read",
  summary: "One proposed refund",
  params: proposalParams,
  output: ProposalSchema,
});

export const proposeRefund = endpoint({
  name: "finance.refund.propose",
  method: "POST",
  path: "/cc-api/finance/refund/propose",
  access: "finance:refund:propose",
  summary: "Propose to pay balance back to a client; it counts once somebody else has approved it",
  body: proposalBody,
  output: ProposalSchema,
  status: 201,
});

export const approveRefund = endpoint({
  name: "finance.refund.approve",
  method: "POST",
  path: "/cc-api/finance/refund/:id/approve",
  access: "finance:refund:decide",
  reauth: true,
  summary: "Approve a refund that somebody else proposed; never more than the balance",
  params: proposalParams,
  body: keyBody,
  output: ProposalSchema,
});

export const rejectRefund = endpoint({
  name: "finance.refund.reject",
  method: "POST",
  path: "/cc-api/finance/refund/:id/reject",
  access: "finance:refund:decide",
  reauth: true,
  summary: "Reject a refund that somebody else proposed, and say why",
  params: proposalParams,
  body: rejectionBody,
  output: ProposalSchema,
});

export const withdrawRefund = endpoint({
  name: "finance.refund.withdraw",
  method: "POST",
  path: "/cc-api/finance/refund/:id/withdraw",
  access: "finance:refund:propose",
  summary: "Take back a refund that the caller proposed and that still waits",
  params: proposalParams,
  body: keyBody,
  output: ProposalSchema,
});

export const financeRefundEndpoints = [
  listRefunds,
  exportRefunds,
  getRefund,
  proposeRefund,
  approveRefund,
  rejectRefund,
  withdrawRefund,
] as const;
