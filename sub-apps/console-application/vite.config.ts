import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Client apps", "zh-CN": "客户应用" },
      group: "money",
      summary: {
        "en-US": "Apps of your clients: API keys, limits, members, webhooks and a playground.",
        "zh-CN": "客户的应用：API 密钥、额度、成员、Webhook 与在线试用。",
      },
    }),
  ],
});
