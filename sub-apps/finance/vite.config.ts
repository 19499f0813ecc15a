import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Finance", "zh-CN": "财务管理" },
      summary: {
        "en-US":
          "Client accounts with balance and ledger; approve top-ups and refunds, set prices, send invoices.",
        "zh-CN": "客户账户的余额与总账；审批充值与退款，设定价格，开具账单。",
      },
    }),
  ],
});
