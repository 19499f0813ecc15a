import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Finance", "zh-CN": "财务管理" },
      summary: {
        "en-US": "Client accounts, ledger and invoices.",
        "zh-CN": "客户账户、总账与账单。",
      },
    }),
  ],
});
