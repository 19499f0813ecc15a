import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Management", "zh-CN": "系统管理" },
      group: "administration",
      summary: {
        "en-US": "Operators and roles, registrations, sub-apps and the audit log.",
        "zh-CN": "操作员与角色、注册申请、子应用与审计日志。",
      },
    }),
  ],
});
