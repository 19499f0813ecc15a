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
      ],
    }),
  ],
});
