import type { ApiOutput } from "@console-shell/contract";
import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import {
  type SubscribedEventType,
  subscribedEventTypes,
} from "@console-shell/contract/words/webhooks";
import type { TestServer } from "@console-shell/testing/server";

let count = 0;

/** A fresh application, and the tests' actions on it and its webhooks. Sessions are new, because clocks are moved. */
export const applicationOn = async (server: TestServer) => {
  const { id } = await (
    await server.as("admin")
  ).call("POST /cc-api/client-application/add", {
    body: {
      name: `Application ${(count += 1)}`,
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
    ): Promise<ApiOutput<"POST /cc-api/client-application/:id/webhook/add">> {
      const body = { url, events: [...events] };
      const client = await manager();
      return client.call("POST /cc-api/client-application/:id/webhook/add", {
        params: { id },
        body,
      });
    },
    async webhook(webhookId: string) {
      const client = await manager();
      return client.call("GET /cc-api/client-application/:id/webhook/:webhookId", {
        params: { id, webhookId },
      });
    },
    async update(webhookId: string, body: { state?: "active" | "paused"; url?: string }) {
      const client = await manager();
      return client.call("PATCH /cc-api/client-application/:id/webhook/:webhookId", {
        params: { id, webhookId },
        body,
      });
    },
    async addKey(name = "Server") {
      const client = await manager();
      const { key } = await client.call("POST /cc-api/client-application/:id/key/add", {
        params: { id },
        body: { name, scopes: ["usage:read"] },
      });
      return key;
    },
    async test(webhookId: string) {
      const client = await manager();
      return client.call("POST /cc-api/client-application/:id/webhook/:webhookId/test", {
        params: { id, webhookId },
      });
    },
    async deliveries(webhookId: string, query: { state?: DeliveryState; pageSize?: number } = {}) {
      const client = await manager();
      const list = "GET /cc-api/client-application/:id/webhook/:webhookId/delivery/list";
      return client.call(list, { params: { id, webhookId }, query });
    },
    async delivery(webhookId: string, deliveryId: string) {
      const client = await manager();
      const one = "GET /cc-api/client-application/:id/webhook/:webhookId/delivery/:deliveryId";
      return client.call(one, { params: { id, webhookId, deliveryId } });
    },
  };
};
export type TestApplication = Awaited<ReturnType<typeof applicationOn>>;
