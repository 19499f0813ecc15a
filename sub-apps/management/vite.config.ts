import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Management", "zh-CN": "系统管理" },
      summary: {
        "en-US": "Operators, roles and account registrations.",
        "zh-CN": "操作员、角色与注册申请。",
      },
    }),
  ],
});
