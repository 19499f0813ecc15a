import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";
import { pages } from "./pages.ts";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Finance", "zh-CN": "财务管理" },
      pages: [...pages],
      search: [
        {
          title: { "en-US": "Client accounts", "zh-CN": "客户账户" },
          permission: "finance:client:read",
          call: "GET /cc-api/finance/client/list",
          label: "name",
          detail: "number",
          path: "/clients/:id",
        },
        {
          title: { "en-US": "Invoices", "zh-CN": "账单" },
          permission: "finance:invoice:read",
          call: "GET /cc-api/finance/invoice/list",
          label: "number",
          detail: "clientName",
          path: "/invoices/:id",
        },
        {
          title: { "en-US": "Top-ups", "zh-CN": "充值" },
          permission: "finance:topup:read",
          call: "GET /cc-api/finance/top-up/list",
          numbered: true,
          label: "number",
          detail: "clientName",
          path: "/top-ups/:id",
        },
        {
          title: { "en-US": "Refunds", "zh-CN": "退款" },
          permission: "finance:refund:read",
          call: "GET /cc-api/finance/refund/list",
          numbered: true,
          label: "number",
          detail: "clientName",
          path: "/refunds/:id",
        },
        {
          title: { "en-US": "Adjustments", "zh-CN": "调整" },
          permission: "finance:ledger:read",
          call: "GET /cc-api/finance/adjustment/list",
          numbered: true,
          label: "number",
          detail: "clientName",
          path: "/adjustments/:id",
        },
        {
          title: { "en-US": "Ledger entries", "zh-CN": "分录" },
          permission: "finance:ledger:read",
          call: "GET /cc-api/finance/ledger/list",
          numbered: true,
          label: "number",
          detail: "clientName",
          path: "/ledger?search=:number",
        },
      ],
    }),
  ],
});
