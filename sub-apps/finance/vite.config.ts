import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Finance", "zh-CN": "财务管理" },
      group: "money",
      summary: {
        "en-US": "Client accounts and balances, top-ups and refunds, prices and invoices.",
        "zh-CN": "客户账户与余额、充值与退款、价格与账单。",
      },
    }),
  ],
});
