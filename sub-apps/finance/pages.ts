import type { PageRow } from "@console-shell/sdk";
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

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/clients",
    title: { "en-US": "Client accounts", "zh-CN": "客户账户" },
    permission: "finance:client:read",
    page: ClientsPage,
    search: {
      call: "GET /cc-api/finance/client/list",
      label: "name",
      detail: "number",
      path: "/clients/:id",
    },
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
    page: TopUpsPage,
    search: {
      title: { "en-US": "Top-ups", "zh-CN": "充值" },
      call: "GET /cc-api/finance/top-up/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      path: "/top-ups/:id",
    },
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
    page: RefundsPage,
    search: {
      title: { "en-US": "Refunds", "zh-CN": "退款" },
      call: "GET /cc-api/finance/refund/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      path: "/refunds/:id",
    },
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
    page: AdjustmentsPage,
    search: {
      title: { "en-US": "Adjustments", "zh-CN": "调整" },
      call: "GET /cc-api/finance/adjustment/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      path: "/adjustments/:id",
    },
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
    load: async () => (await import("./ledger/ledger-page.tsx")).LedgerPage,
    search: {
      title: { "en-US": "Ledger entries", "zh-CN": "分录" },
      call: "GET /cc-api/finance/ledger/list",
      numbered: true,
      label: "number",
      detail: "clientName",
      path: "/ledger?search=:number",
    },
  },
  {
    path: "/invoices",
    title: { "en-US": "Invoices", "zh-CN": "账单" },
    permission: "finance:invoice:read",
    load: async () => (await import("./invoices/invoices-page.tsx")).InvoicesPage,
    search: {
      call: "GET /cc-api/finance/invoice/list",
      label: "number",
      detail: "clientName",
      path: "/invoices/:id",
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
    load: async () => (await import("./receivables/receivables-page.tsx")).ReceivablesPage,
  },
  {
    path: "/billing",
    title: { "en-US": "Billing run", "zh-CN": "批量出账" },
    permission: "finance:invoice:issue",
    load: async () => (await import("./billing/billing-page.tsx")).BillingPage,
  },
  {
    path: "/plans",
    title: { "en-US": "Price plans", "zh-CN": "价格方案" },
    permission: "finance:plan:read",
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
    load: async () => (await import("./issuer/issuer-page.tsx")).IssuerPage,
  },
];
