import type { ApiOutput } from "@console-shell/contract";
import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import {
  type SubscribedEventType,
  subscribedEventTypes,
} from "@console-shell/contract/words/webhooks";
import type { TestServer } from "@console-shell/testing/server";

let count = 0;

/** A fresh client app, and the tests' actions on it and its webhooks. Sessions are new, because clocks are moved. */
export const clientAppOn = async (server: TestServer) => {
  const { id } = await (
    await server.as("admin")
  ).call("POST /cc-api/client-app/add", {
    body: {
      name: `Client app ${(count += 1)}`,
      environment: "sandbox",
      ownerId: server.operatorIds.sales,
    },
  });
  const manager = () => server.as("admin");
  return {
    id,
    async addWebhook(
      url: string,
      events: readonly SubscribedEventType[] = subscribedEventTypes,
    ): Promise<ApiOutput<"POST /cc-api/client-app/:id/webhook/add">> {
      const body = { url, events: [...events] };
      const client = await manager();
      return client.call("POST /cc-api/client-app/:id/webhook/add", {
        params: { id },
        body,
      });
    },
    async webhook(webhookId: string) {
      const client = await manager();
      return client.call("GET /cc-api/client-app/:id/webhook/:webhookId", {
        params: { id, webhookId },
      });
    },
    async update(webhookId: string, body: { state?: "active" | "paused"; url?: string }) {
      const client = await manager();
      return client.call("PATCH /cc-api/client-app/:id/webhook/:webhookId", {
        params: { id, webhookId },
        body,
      });
    },
    async addKey(name = "Server") {
      const client = await manager();
      const { key } = await client.call("POST /cc-api/client-app/:id/key/add", {
        params: { id },
        body: { name, scopes: ["usage:read"] },
      });
      return key;
    },
    async test(webhookId: string) {
      const client = await manager();
      return client.call("POST /cc-api/client-app/:id/webhook/:webhookId/test", {
        params: { id, webhookId },
      });
    },
    async deliveries(webhookId: string, query: { state?: DeliveryState; pageSize?: number } = {}) {
      const client = await manager();
      const list = "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/list";
      return client.call(list, { params: { id, webhookId }, query });
    },
    async delivery(webhookId: string, deliveryId: string) {
      const client = await manager();
      const one = "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/:deliveryId";
      return client.call(one, { params: { id, webhookId, deliveryId } });
    },
  };
};
export type TestClientApp = Awaited<ReturnType<typeof clientAppOn>>;
