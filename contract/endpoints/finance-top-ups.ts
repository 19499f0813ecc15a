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

export const listTopUps = endpoint({
  name: "finance.topUp.list",
  method: "GET",
  path: "/cc-api/finance/top-up/list",
  access: "finance:topup:read",
  summary: "Proposed top-ups of the clients that the caller sees, newest first unless sorted",
  query: proposalQuery,
  output: proposalPage,
});

export const exportTopUps = endpoint({
  name: "finance.topUp.export",
  method: "GET",
  path: "/cc-api/finance/top-up/export",
  access: "finance:topup:read",
  summary: "Proposed top-ups that match, as CSV",
  query: z.object(proposalFilter),
  output: BinarySchema,
});

export const getTopUp = endpoint({
  name: "finance.topUp.get",
  method: "GET",
  path: "/cc-api/finance/top-up/:id",
  access: "finance:topup:read",
  summary: "One proposed top-up",
  params: proposalParams,
  output: ProposalSchema,
});

export const proposeTopUp = endpoint({
  name: "finance.topUp.propose",
  method: "POST",
  path: "/cc-api/finance/top-up/propose",
  access: "finance:topup:propose",
  summary: "Propose a top-up of a client's account; it counts once somebody else has approved it",
  body: proposalBody,
  output: ProposalSchema,
  status: 201,
});

export const approveTopUp = endpoint({
  name: "finance.topUp.approve",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/approve",
  access: "finance:topup:decide",
  reauth: true,
  summary: "Approve a top-up that somebody else proposed, and post it to the ledger, once",
  params: proposalParams,
  body: keyBody,
  output: ProposalSchema,
});

export const rejectTopUp = endpoint({
  name: "finance.topUp.reject",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/reject",
  access: "finance:topup:decide",
  reauth: true,
  summary: "Reject a top-up that somebody else proposed, and say why",
  params: proposalParams,
  body: rejectionBody,
  output: ProposalSchema,
});

export const withdrawTopUp = endpoint({
  name: "finance.topUp.withdraw",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/withdraw",
  access: "finance:topup:propose",
  summary: "Take back a top-up that the caller proposed and that still waits",
  params: proposalParams,
  body: keyBody,
  output: ProposalSchema,
});

export const financeTopUpEndpoints = [
  listTopUps,
  exportTopUps,
  getTopUp,
  proposeTopUp,
  approveTopUp,
  rejectTopUp,
  withdrawTopUp,
] as const;
