import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import {
  attemptErrors,
  deliveryStates,
  pauseReasons,
  subscribedEventTypes,
  webhookEventTypes,
  webhookStates,
} from "../words/webhooks.ts";
import { failsWith } from "./schemas.ts";

/** An endpoint that receives a client app's events. */
export const WebhookSchema = z.object({
  id: IdSchema,
  clientAppId: IdSchema,
  url: z.string(),
  events: z.array(z.enum(subscribedEventTypes)),
  state: z.enum(webhookStates),
  /** Null while it is active. */
  pausedBecause: z.enum(pauseReasons).nullable(),
  /** When the older of two secrets stops signing; null if there is only one. */
  oldSecretEndsAt: TimeSchema.nullable(),
  lastAttemptAt: TimeSchema.nullable(),
  /** Whether the last attempt succeeded; null if there was none. */
  lastSucceeded: z.boolean().nullable(),
  /** Dead letters that haven't been sent again. */
  deadCount: z.int(),
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type Webhook = z.infer<typeof WebhookSchema>;

/** The only response that carries the signing secret. */
export const IssuedWebhookSchema = z.object({
  webhook: WebhookSchema,
  secret: z.string().describe("`whsec_` and 32 bytes in base64, shown only once"),
});

/** Delivery of one event to one webhook. */
export const DeliverySchema = z.object({
  id: IdSchema,
  eventId: IdSchema,
  type: z.enum(webhookEventTypes),
  state: z.enum(deliveryStates),
  /** All attempts ever, including those before it was resent by hand. */
  attemptCount: z.int(),
  lastAttemptAt: TimeSchema.nullable(),
  /** Status of the last response; null if there was none. */
  lastStatus: z.int().nullable(),
  lastError: z.enum(attemptErrors).nullable(),
  /** The next attempt; null while it's being sent, and once it's done. */
  nextAttemptAt: TimeSchema.nullable(),
  createdAt: TimeSchema,
});
export type Delivery = z.infer<typeof DeliverySchema>;

export const AttemptSchema = z.object({
  id: IdSchema,
  at: TimeSchema,
  milliseconds: z.int(),
  status: z.int().nullable(),
  error: z.enum(attemptErrors).nullable(),
  response: z.string().describe("The first 1,024 bytes of the response body"),
});
export type DeliveryAttempt = z.infer<typeof AttemptSchema>;

export const DeliveryDetailSchema = DeliverySchema.extend({
  payload: z.string().describe("The posted body"),
  /** Newest first. */
  attempts: z.array(AttemptSchema),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetailSchema>;

const url = z.url().max(1000);
const events = z.array(z.enum(subscribedEventTypes)).min(1).max(subscribedEventTypes.length);
const clientAppParams = z.object({ id: IdSchema });
const webhookParams = z.object({ id: IdSchema, webhookId: IdSchema });
const deliveryParams = webhookParams.extend({ deliveryId: IdSchema });
const at = "/cc-api/client-app/:id/webhook" as const;
const read = "console-application:webhook:read" as const;
const update = "console-application:webhook:update" as const;

export const listWebhooks = endpoint({
  name: "webhook.list",
  method: "GET",
  path: `${at}/list`,
  access: read,
  summary: "Webhooks of a client app, oldest first",
  params: clientAppParams,
  output: z.array(WebhookSchema),
});

export const addWebhook = endpoint({
  name: "webhook.add",
  method: "POST",
  path: `${at}/add`,
  access: update,
  reauth: true,
  summary: "Create a webhook. The response is the only one that shows its signing secret",
  params: clientAppParams,
  body: z.strictObject({ url, events }),
  output: IssuedWebhookSchema,
  status: 201,
});

export const getWebhook = endpoint({
  name: "webhook.get",
  method: "GET",
  path: `${at}/:webhookId`,
  access: read,
  summary: "One webhook",
  params: webhookParams,
  output: WebhookSchema,
});

export const updateWebhook = endpoint({
  name: "webhook.update",
  method: "PATCH",
  path: `${at}/:webhookId`,
  access: update,
  reauth: true,
  summary: "Change, pause or resume a webhook. Events are queued while it's paused",
  params: webhookParams,
  body: z
    .strictObject({ url, events, state: z.enum(webhookStates) })
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: WebhookSchema,
});

export const deleteWebhook = endpoint({
  name: "webhook.delete",
  method: "DELETE",
  path: `${at}/:webhookId`,
  access: update,
  reauth: true,
  summary: "Delete a webhook with its deliveries",
  params: webhookParams,
  output: z.literal(true),
});

export const rotateWebhookSecret = endpoint({
  name: "webhook.rotate",
  method: "POST",
  path: `${at}/:webhookId/rotate`,
  access: update,
  reauth: true,
  summary:
    "Rotate the signing secret. The current one stays active until the given time, and an older one ends",
  params: webhookParams,
  body: z.strictObject({
    oldSecretEndsAt: TimeSchema.describe("When the current secret expires, now or later"),
  }),
  output: IssuedWebhookSchema,
  status: 201,
});

export const testWebhook = endpoint({
  name: "webhook.test",
  method: "POST",
  path: `${at}/:webhookId/test`,
  access: update,
  summary: "Send a test event to a webhook",
  params: webhookParams,
  output: DeliverySchema,
  status: 202,
});

const deliveryFilter = {
  state: z.enum(deliveryStates).optional(),
  type: z.enum(webhookEventTypes).optional(),
};

export const listDeliveries = endpoint({
  name: "webhook.deliveries",
  method: "GET",
  path: `${at}/:webhookId/delivery/list`,
  access: read,
  summary: "Deliveries of a webhook in the last 30 days, newest first",
  params: webhookParams,
  query: z.object({
    ...pageQuery,
    ...deliveryFilter,
  }),
  output: pageOf(DeliverySchema),
});

export const exportDeliveries = endpoint({
  name: "webhook.deliveriesFile",
  method: "GET",
  path: `${at}/:webhookId/delivery/export`,
  access: read,
  summary: "Deliveries of a webhook that match as CSV, oldest first",
  params: webhookParams,
  query: z.object(deliveryFilter),
  output: BinarySchema,
});

export const getDelivery = endpoint({
  name: "webhook.delivery",
  method: "GET",
  path: `${at}/:webhookId/delivery/:deliveryId`,
  access: read,
  summary: "One delivery with its payload and all attempts",
  params: deliveryParams,
  output: DeliveryDetailSchema,
});

export const redeliver = endpoint({
  name: "webhook.redeliver",
  method: "POST",
  path: `${at}/:webhookId/delivery/:deliveryId/redeliver`,
  access: update,
  summary: "Resend a delivered or permanently failed delivery",
  params: deliveryParams,
  output: DeliverySchema,
  status: 202,
});

export const redeliverDead = endpoint({
  name: "webhook.redeliverDead",
  method: "POST",
  path: `${at}/:webhookId/redeliver-dead`,
  access: update,
  summary: "Resend all permanently failed deliveries",
  params: webhookParams,
  output: z.object({ count: z.int().min(0) }),
  status: 202,
});

export const webhookEndpoints = [
  listWebhooks,
  addWebhook,
  getWebhook,
  updateWebhook,
  rotateWebhookSecret,
  testWebhook,
  listDeliveries,
  exportDeliveries,
  getDelivery,
  redeliver,
  redeliverDead,
  deleteWebhook,
] as const;
