import type { PageRow } from "@console-shell/sdk";
import { ApplicationPage } from "./applications/application-page.tsx";
import { ApplicationsPage } from "./applications/applications-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/applications",
    title: { "en-US": "Client apps", "zh-CN": "客户应用" },
    permission: "console-application:application:read",
    page: ApplicationsPage,
    search: {
      call: "GET /cc-api/client-application/list",
      label: "name",
      detail: "environment",
      path: "/applications/:id",
    },
  },
  {
    path: "/applications/:id",
    permission: "console-application:application:read",
    page: ApplicationPage,
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
