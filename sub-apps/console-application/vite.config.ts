import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Client apps", "zh-CN": "客户应用" },
      summary: {
        "en-US": "Client apps and their API keys.",
        "zh-CN": "客户应用及其 API 密钥。",
      },
    }),
  ],
});
