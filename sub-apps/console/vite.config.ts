import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Monitoring", "zh-CN": "监控" },
      group: "administration",
      summary: {
        "en-US": "API traffic, errors and latency, alerts, and the health of every part.",
        "zh-CN": "接口流量、错误与延迟，告警，以及各部分的运行状况。",
      },
    }),
  ],
});
