import type { PageRow } from "@console-shell/sdk";
import { ClientAppPage } from "./client-apps/client-app-page.tsx";
import { ClientAppsPage } from "./client-apps/client-apps-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/applications",
    title: { "en-US": "Client apps", "zh-CN": "客户应用" },
    permission: "console-application:application:read",
    help: "applications",
    actions: [
      {
        title: { "en-US": "New client app", "zh-CN": "新建客户应用" },
        permission: "console-application:application:create",
      },
    ],
    page: ClientAppsPage,
    search: {
      call: "GET /cc-api/client-app/list",
      label: "name",
      detail: "environment",
      state: {
        field: "status",
        values: [
          {
            value: "suspended",
            title: { "en-US": "Suspended", "zh-CN": "已停用" },
            tone: "warning",
          },
        ],
      },
      path: "/applications/:id",
    },
    figures: [
      {
        id: "clientApps",
        title: { "en-US": "Client apps", "zh-CN": "客户应用" },
        call: "GET /cc-api/client-app/list",
        value: { fields: ["total"] },
        order: 80,
      },
    ],
  },
  {
    path: "/applications/:id",
    permission: "console-application:application:read",
    page: ClientAppPage,
  },
  {
    path: "/applications/:id/webhooks/:webhookId",
    permission: "console-application:webhook:read",
    load: async () => (await import("./webhooks/webhook-page.tsx")).WebhookPage,
  },
  {
    path: "/applications/:id/webhooks/:webhookId/deliveries/:deliveryId",
    permission: "console-application:webhook:read",
    load: async () => (await import("./webhooks/delivery-page.tsx")).DeliveryPage,
  },
];
