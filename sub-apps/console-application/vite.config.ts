import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Client applications", "zh-CN": "客户应用" },
      pages: [
        {
          path: "/applications",
          title: { "en-US": "Applications", "zh-CN": "应用" },
          permission: "console-application:application:read",
        },
      ],
      search: [
        {
          title: { "en-US": "Applications", "zh-CN": "应用" },
          permission: "console-application:application:read",
          call: "GET /cc-api/client-application/list",
          label: "name",
          detail: "environment",
          path: "/applications/:id",
        },
      ],
    }),
  ],
});
