import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Management", "zh-CN": "系统管理" },
      summary: {
        "en-US":
          "Decide who may sign in and what they can do; review registrations and the audit log.",
        "zh-CN": "决定谁能登录、能做什么；审批注册申请，查看审计日志。",
      },
    }),
  ],
});
