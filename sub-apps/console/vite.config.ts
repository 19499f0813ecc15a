import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Console", "zh-CN": "控制台" },
      summary: {
        "en-US": "API traffic, errors and latency, and what needs attention.",
        "zh-CN": "API 调用、错误与延迟，以及待处理事项。",
      },
    }),
  ],
});
