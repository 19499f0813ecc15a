import type { LocalizedText } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { PageRow } from "@console-shell/sdk";
import { NewClientPage } from "./clients/client-form.tsx";
import { ClientPage } from "./clients/client-page.tsx";
import { ClientsPage } from "./clients/clients-page.tsx";
import {
  AdjustmentPage,
  AdjustmentsPage,
  RefundPage,
  RefundsPage,
  TopUpPage,
  TopUpsPage,
} from "./proposals/pages-by-kind.tsx";

type Search = NonNullable<PageRow["search"]>;
type Work = NonNullable<PageRow["work"]>;
type Action = NonNullable<Work["actions"]>[number];

/** A proposal's state and amount in the palette. */
const proposalFields: Pick<Search, "state" | "amount"> = {
  amount: { value: "amount", currency: "currency" },
  state: {
    field: "status",
    values: [
      { value: "waiting", title: { "en-US": "Waiting", "zh-CN": "待审批" }, tone: "warning" },
      { value: "approved", title: { "en-US": "Approved", "zh-CN": "已批准" }, tone: "success" },
      { value: "rejected", title: { "en-US": "Rejected", "zh-CN": "已驳回" }, tone: "error" },
      { value: "withdrawn", title: { "en-US": "Withdrawn", "zh-CN": "已撤回" } },
    ],
  },
};

/** Proposals of a kind that wait for a decision. */
const proposed = (
  kind: "topUps" | "refunds" | "adjustments",
  noun: ProposalKind,
  title: LocalizedText,
  decide: Action["permission"],
): Work => ({
  kind,
  title,
  decide,
  call: `GET /cc-api/finance/${noun}/list`,
  query: { status: "waiting", by: "others", sort: "createdAt", order: "asc" },
  label: "number",
  detail: "clientName",
  since: "createdAt",
  amount: { value: "amount", currency: "currency" },
  facts: [
    {
      title:
        noun === "adjustment"
          ? { "en-US": "Reason", "zh-CN": "原因" }
          : { "en-US": "Reference", "zh-CN": "付款参考号" },
      field: "reference",
    },
    { title: { "en-US": "Note", "zh-CN": "备注" }, field: "note" },
    { title: { "en-US": "Proposed by", "zh-CN": "提出人" }, field: "proposedByName" },
  ],
  path: `/${noun}s/:id`,
  actions: [
    {
      key: "approve",
      title: { "en-US": "Approve", "zh-CN": "批准" },
      permission: decide,
      call: `POST /cc-api/finance/${noun}/:id/approve`,
      idempotencyKey: true,
    },
    {
      key: "reject",
      title: { "en-US": "Reject", "zh-CN": "驳回" },
      permission: decide,
      call: `POST /cc-api/finance/${noun}/:id/reject`,
      reason: { field: "reason" },
      idempotencyKey: true,
      danger: true,
    },
  ],
});

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/clients",
    title: { "en-US": "Client accounts", "zh-CN": "客户账户" },
    permission: "finance:client:read",
    help: "clients",
    actions: [
      {
        title: { "en-US": "New client", "zh-CN": "新建客户" },
        permission: "finance:client:create",
      },
    ],
    page: ClientsPage,
    search: {
      call: "GET /cc-api/finance/client/list",
      label: "name",
      detail: "number",
      amount: { value: "balance", currency: "currency" },
      state: {
        field: "status",
        values: [
          {
            value: "suspended",
            title: { "en-US": "Suspended", "zh-CN": "已停用" },
            tone: "warning",
          },
        ],
      },
      path: "/clients/:id",
      actions: [
        {
          title: { "en-US": "Propose top-up", "zh-CN": "提出充值" },
          permission: "finance:topup:propose",
          path: "/clients/:id?do=top-up",
        },
        {
          title: { "en-US": "Open ledger", "zh-CN": "查看总账" },
          permission: "finance:ledger:read",
          path: "/clients/:id?tab=ledger",
        },
      ],
    },
    figures: [
      {
        id: "lowCredit",
        title: { "en-US": "Low on credit", "zh-CN": "额度不足" },
        call: "GET /cc-api/finance/client/list",
        query: { credit: "low" },
        value: { fields: ["total"] },
        facts: [
          {
            title: {
              "en-US": "Clients with under a fifth left",
              "zh-CN": "剩余不到五分之一的客户",
            },
          },
        ],
        attention: { fields: ["total"] },
        path: "/clients?credit=low",
        order: 50,
        roles: ["bizDirector", "clientManager", "sales"],
      },
      {
        id: "clients",
        title: { "en-US": "Clients", "zh-CN": "客户" },
        call: "GET /cc-api/finance/client/list",
        value: { fields: ["total"] },
        facts: [{ title: { "en-US": "Accounts you can see", "zh-CN": "您可查看的账户" } }],
        order: 60,
        roles: ["bizDirector", "clientManager", "sales"],
      },
    ],
  },
  {
    path: "/clients/new",
    permission: "finance:client:create",
    page: NewClientPage,
  },
  {
    path: "/clients/:id",
    permission: "finance:client:read",
    page: ClientPage,
  },
  {
    path: "/top-ups",
    title: { "en-US": "Top-ups", "zh-CN": "充值审批" },
    permission: "finance:topup:read",
    help: "top-ups#propose",
    actions: [
      {
        title: { "en-US": "Propose top-up", "zh-CN": "提出充值" },
        permission: "finance:topup:propose",
      },
    ],
    page: TopUpsPage,
    search: {
      title: { "en-US": "Top-ups", "zh-CN": "充值" },
      call: "GET /cc-api/finance/top-up/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      ...proposalFields,
      path: "/top-ups/:id",
      decisions: [
        {
          title: { "en-US": "Approve", "zh-CN": "批准" },
          permission: "finance:topup:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/top-ups/:id?do=approve",
        },
        {
          title: { "en-US": "Reject", "zh-CN": "驳回" },
          permission: "finance:topup:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/top-ups/:id?do=reject",
        },
      ],
    },
    work: proposed(
      "topUps",
      "top-up",
      { "en-US": "Top-ups", "zh-CN": "充值" },
      "finance:topup:decide",
    ),
  },
  {
    path: "/top-ups/:id",
    permission: "finance:topup:read",
    page: TopUpPage,
  },
  {
    path: "/refunds",
    title: { "en-US": "Refunds", "zh-CN": "退款审批" },
    permission: "finance:refund:read",
    help: "top-ups#propose",
    actions: [
      {
        title: { "en-US": "Propose refund", "zh-CN": "提出退款" },
        permission: "finance:refund:propose",
      },
    ],
    page: RefundsPage,
    search: {
      title: { "en-US": "Refunds", "zh-CN": "退款" },
      call: "GET /cc-api/finance/refund/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      ...proposalFields,
      path: "/refunds/:id",
      decisions: [
        {
          title: { "en-US": "Approve", "zh-CN": "批准" },
          permission: "finance:refund:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/refunds/:id?do=approve",
        },
        {
          title: { "en-US": "Reject", "zh-CN": "驳回" },
          permission: "finance:refund:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/refunds/:id?do=reject",
        },
      ],
    },
    work: proposed(
      "refunds",
      "refund",
      { "en-US": "Refunds", "zh-CN": "退款" },
      "finance:refund:decide",
    ),
  },
  {
    path: "/refunds/:id",
    permission: "finance:refund:read",
    page: RefundPage,
  },
  {
    path: "/adjustments",
    title: { "en-US": "Adjustments", "zh-CN": "调整审批" },
    permission: "finance:ledger:read",
    help: "top-ups#propose",
    actions: [
      {
        title: { "en-US": "Propose adjustment", "zh-CN": "提出调整" },
        permission: "finance:ledger:create",
      },
    ],
    page: AdjustmentsPage,
    search: {
      title: { "en-US": "Adjustments", "zh-CN": "调整" },
      call: "GET /cc-api/finance/adjustment/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      ...proposalFields,
      path: "/adjustments/:id",
      decisions: [
        {
          title: { "en-US": "Approve", "zh-CN": "批准" },
          permission: "finance:adjustment:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/adjustments/:id?do=approve",
        },
        {
          title: { "en-US": "Reject", "zh-CN": "驳回" },
          permission: "finance:adjustment:decide",
          field: "status",
          value: "waiting",
          by: "proposedById",
          path: "/adjustments/:id?do=reject",
        },
      ],
    },
    work: proposed(
      "adjustments",
      "adjustment",
      { "en-US": "Adjustments", "zh-CN": "调整" },
      "finance:adjustment:decide",
    ),
  },
  {
    path: "/adjustments/:id",
    permission: "finance:ledger:read",
    page: AdjustmentPage,
  },
  {
    path: "/ledger",
    title: { "en-US": "Ledger", "zh-CN": "总账" },
    permission: "finance:ledger:read",
    help: "clients#post-an-entry",
    actions: [
      {
        title: { "en-US": "Post ledger entry", "zh-CN": "记账" },
        permission: "finance:ledger:create",
      },
    ],
    load: async () => (await import("./ledger/ledger-page.tsx")).LedgerPage,
    search: {
      title: { "en-US": "Ledger entries", "zh-CN": "分录" },
      call: "GET /cc-api/finance/ledger/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      amount: { value: "amount", currency: "currency" },
      path: "/ledger?search=:number",
    },
  },
  {
    path: "/invoices",
    title: { "en-US": "Invoices", "zh-CN": "账单" },
    permission: "finance:invoice:read",
    help: "invoices",
    load: async () => (await import("./invoices/invoices-page.tsx")).InvoicesPage,
    search: {
      call: "GET /cc-api/finance/invoice/list",
      hyphenAt: 6,
      label: "number",
      detail: "clientName",
      amount: { value: "total", currency: "currency" },
      state: {
        field: "status",
        values: [
          { value: "issued", title: { "en-US": "Issued", "zh-CN": "已开具" } },
          { value: "overdue", title: { "en-US": "Overdue", "zh-CN": "已逾期" }, tone: "error" },
          { value: "paid", title: { "en-US": "Paid", "zh-CN": "已付款" }, tone: "success" },
          { value: "void", title: { "en-US": "Void", "zh-CN": "已作废" } },
        ],
      },
      path: "/invoices/:id",
    },
    work: {
      kind: "overdueInvoices",
      title: { "en-US": "Overdue invoices", "zh-CN": "逾期账单" },
      call: "GET /cc-api/finance/invoice/list",
      query: { status: "overdue", sort: "dueAt", order: "asc" },
      label: "number",
      detail: "clientName",
      due: "dueOn",
      daysOverdue: "daysOverdue",
      amount: { value: "open", currency: "currency" },
      facts: [{ title: { "en-US": "Reminders sent", "zh-CN": "已催款次数" }, field: "reminders" }],
      path: "/invoices/:id",
      actions: [
        {
          key: "remind",
          title: { "en-US": "Send reminder", "zh-CN": "发送催款提醒" },
          permission: "finance:invoice:send",
          call: "POST /cc-api/finance/invoice/:id/remind",
          idempotencyKey: true,
        },
        {
          key: "pay",
          title: { "en-US": "Mark as paid", "zh-CN": "标记为已付款" },
          permission: "finance:invoice:issue",
          call: "POST /cc-api/finance/invoice/:id/mark-paid",
          reason: {
            field: "reference",
            title: { "en-US": "Payment reference", "zh-CN": "付款参考号" },
          },
          idempotencyKey: true,
        },
      ],
    },
  },
  {
    path: "/invoices/:id",
    permission: "finance:invoice:read",
    load: async () => (await import("./invoices/invoice-page.tsx")).InvoicePage,
  },
  {
    path: "/receivables",
    title: { "en-US": "Receivables", "zh-CN": "应收账款" },
    permission: "finance:invoice:read",
    help: "invoices#receivables",
    load: async () => (await import("./receivables/receivables-page.tsx")).ReceivablesPage,
    figures: [
      {
        id: "receivables",
        title: { "en-US": "Outstanding", "zh-CN": "未收款项" },
        call: "GET /cc-api/finance/receivables/totals",
        // Amounts of different currencies can't be added up: the first is the one that the page shows, too.
        value: { fields: ["0.total"], currency: "0.currency" },
        facts: [
          {
            title: { "en-US": "Overdue", "zh-CN": "逾期" },
            value: {
              fields: ["0.upTo30", "0.upTo60", "0.upTo90", "0.over90"],
              currency: "0.currency",
            },
          },
        ],
        trend: {
          fields: ["0.notDue", "0.upTo30", "0.upTo60", "0.upTo90", "0.over90"],
          kind: "bars",
        },
        order: 20,
        roles: ["root", "admin", "bizDirector", "clientManager", "sales"],
      },
    ],
  },
  {
    path: "/billing",
    title: { "en-US": "Billing run", "zh-CN": "批量出账" },
    permission: "finance:invoice:issue",
    help: "billing",
    load: async () => (await import("./billing/billing-page.tsx")).BillingPage,
  },
  {
    path: "/plans",
    title: { "en-US": "Price plans", "zh-CN": "价格方案" },
    permission: "finance:plan:read",
    help: "plans",
    actions: [
      {
        title: { "en-US": "New price plan", "zh-CN": "新建价格方案" },
        permission: "finance:plan:create",
      },
    ],
    load: async () => (await import("./plans/plans-page.tsx")).PlansPage,
  },
  {
    path: "/plans/:id",
    permission: "finance:plan:read",
    load: async () => (await import("./plans/plan-page.tsx")).PlanPage,
  },
  {
    path: "/issuer",
    title: { "en-US": "Invoice issuer", "zh-CN": "开票方" },
    permission: "finance:invoice:read",
    help: "billing#before-the-first-run",
    load: async () => (await import("./issuer/issuer-page.tsx")).IssuerPage,
  },
];
