import type { Role } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { ProposalDecisionTable } from "#platform/database/tables/proposals.ts";

export interface DemoProposal {
  /** Defaults to a top-up. */
  kind?: ProposalKind;
  /** Index of the demo client. */
  client: number;
  /** Whole units of the client's currency. */
  amount: number;
  by: Role;
  reference: string;
  note?: string;
  /** The file name of its receipt; its ending says whether it is a PDF or a picture. */
  receipt?: string;
  /** Hours before the seeding. */
  proposed: number;
  decision?: Pick<ProposalDecisionTable, "status"> & { by: Role; reason?: string; hours: number };
}

/** Oldest first. Clients whose position is a multiple of three belong to the demo's sales account. */
export const demoProposals: DemoProposal[] = [
  {
    client: 1,
    amount: 48_000,
    by: "clientManager",
    reference: "网银 20388",
    receipt: "回单-20388.pdf",
    proposed: 400,
    decision: { status: "approved", by: "bizDirector", hours: 396 },
  },
  {
    client: 9,
    amount: 30_000,
    by: "sales",
    reference: "网银 20391",
    proposed: 380,
    decision: { status: "approved", by: "admin", hours: 377 },
  },
  {
    client: 14,
    amount: 6_600,
    by: "clientManager",
    reference: "Wire 8790-D",
    proposed: 350,
    decision: {
      status: "rejected",
      by: "root",
      reason: "The bank booked 660.00. Please propose that amount.",
      hours: 341,
    },
  },
  {
    client: 3,
    amount: 36_000,
    by: "sales",
    reference: "网银 20417",
    note: "季度预付款",
    receipt: "回单-20417.pdf",
    proposed: 30,
    decision: { status: "approved", by: "bizDirector", hours: 27 },
  },
  {
    client: 13,
    amount: 12_500,
    by: "clientManager",
    reference: "Wire 8841-A",
    receipt: "wire-8841-A.pdf",
    proposed: 28,
    decision: { status: "approved", by: "admin", hours: 26 },
  },
  {
    client: 6,
    amount: 90_000,
    by: "sales",
    reference: "网银 20433",
    proposed: 25,
    decision: {
      status: "rejected",
      by: "bizDirector",
      reason: "银行尚未入账，请到账后重新提出。",
      hours: 22,
    },
  },
  {
    client: 14,
    amount: 4_000,
    by: "clientManager",
    reference: "Wire 8852-C",
    proposed: 21,
    decision: { status: "withdrawn", by: "clientManager", hours: 20 },
  },
  {
    client: 12,
    amount: 20_000,
    by: "sales",
    reference: "Wire 8860-B",
    note: "Prepays the next two months.",
    receipt: "wire-8860-B.pdf",
    proposed: 5,
  },
  {
    client: 0,
    amount: 58_600,
    by: "sales",
    reference: "网银 20459",
    receipt: "回单-20459.png",
    proposed: 3,
  },
  {
    client: 3,
    amount: 36_000,
    by: "clientManager",
    // The sales operator has proposed the same payment.
    reference: "网银 20417",
    note: "客户来电催办",
    proposed: 2,
  },
  {
    client: 16,
    amount: 7_250,
    by: "clientManager",
    reference: "Wire 8871-A",
    receipt: "remittance.png",
    proposed: 1,
  },
  {
    kind: "refund",
    client: 4,
    amount: 1_200,
    by: "clientManager",
    reference: "退款 0231",
    note: "重复缴费，客户来函要求退回。",
    proposed: 44,
    decision: { status: "approved", by: "admin", hours: 40 },
  },
  {
    kind: "refund",
    client: 9,
    amount: 2_500,
    by: "sales",
    reference: "退款 0235",
    receipt: "退款申请.pdf",
    note: "项目提前结束，客户申请退回部分余额。",
    proposed: 6,
  },
  {
    kind: "refund",
    client: 13,
    amount: 850,
    by: "clientManager",
    reference: "Refund 118",
    note: "Paid twice for the same quarter.",
    proposed: 2,
  },
  {
    kind: "adjustment",
    client: 2,
    amount: -18_500,
    by: "clientManager",
    reference: "更正 0398",
    note: "上月重复入账。",
    proposed: 90,
    decision: {
      status: "rejected",
      by: "bizDirector",
      reason: "请附上对账单后重新提出。",
      hours: 84,
    },
  },
  {
    kind: "adjustment",
    client: 15,
    amount: 12_000,
    by: "clientManager",
    reference: "Service credit 2210",
    proposed: 60,
    decision: { status: "approved", by: "bizDirector", hours: 55 },
  },
  {
    kind: "adjustment",
    client: 9,
    amount: 15_000,
    by: "clientManager",
    reference: "补偿 0412",
    note: "服务中断，按合同补偿。",
    receipt: "故障说明.pdf",
    proposed: 5,
  },
];
