import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Client apps", "zh-CN": "客户应用" },
      summary: {
        "en-US":
          "Apps of your clients: their API keys, limits, members, webhooks and a playground to try calls.",
        "zh-CN": "客户的应用：管理 API 密钥、额度、成员与 Webhook，并可在线试用接口。",
      },
    }),
  ],
});
