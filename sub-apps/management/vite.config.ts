import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";
import { pages } from "./pages.ts";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Management", "zh-CN": "系统管理" },
      pages: [...pages],
      search: [
        {
          title: { "en-US": "Operators", "zh-CN": "操作员" },
          permission: "management:operator:read",
          call: "GET /mc-api/operator/list",
          label: "name",
          detail: "account",
          path: "/operators/:id",
        },
        {
          title: { "en-US": "Applicants", "zh-CN": "申请人" },
          permission: "management:applicant:read",
          call: "GET /mc-api/applicant/list",
          label: "reference",
          detail: "name",
          path: "/applicants?search=:reference",
        },
      ],
    }),
  ],
});
