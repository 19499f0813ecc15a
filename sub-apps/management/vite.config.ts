import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Management", "zh-CN": "系统管理" },
      pages: [
        {
          path: "/operators",
          title: { "en-US": "Operators", "zh-CN": "操作员" },
          permission: "management:operator:read",
        },
        {
          path: "/applicants",
          title: { "en-US": "Applicants", "zh-CN": "申请人" },
          permission: "management:applicant:read",
        },
        {
          path: "/roles",
          title: { "en-US": "Roles", "zh-CN": "角色" },
          permission: "management:role:read",
        },
        {
          path: "/audit",
          title: { "en-US": "Audit log", "zh-CN": "审计日志" },
          permission: "management:audit:read",
        },
      ],
    }),
  ],
});
