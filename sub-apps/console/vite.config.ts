import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Console", "zh-CN": "控制台" },
      pages: [
        {
          path: "/overview",
          title: { "en-US": "Overview", "zh-CN": "概览" },
          permission: "console:usage:read",
        },
        {
          path: "/applications",
          title: { "en-US": "Application usage", "zh-CN": "应用用量" },
          permission: "console:usage:read",
        },
        {
          path: "/alerts",
          title: { "en-US": "Alerts", "zh-CN": "告警" },
          permission: "console:alert:read",
        },
        {
          path: "/health",
          title: { "en-US": "Health", "zh-CN": "运行状况" },
          permission: "console:usage:read",
        },
      ],
    }),
  ],
});
