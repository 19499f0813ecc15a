import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Console", "zh-CN": "控制台" },
      summary: {
        "en-US":
          "See API traffic, errors and latency, set alerts, and check that every part is healthy.",
        "zh-CN": "查看接口流量、错误与延迟，设置告警，确认各部分运行正常。",
      },
    }),
  ],
});
