import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { notificationKinds } from "../words/notification-kinds.ts";

/** A notification; the client renders its text from the kind and the facts. */
export const NotificationSchema = z.object({
  id: IdSchema,
  kind: z.enum(notificationKinds),
  facts: z.record(z.string(), z.string()),
  /** The console page to act on it. */
  path: z.string(),
  createdAt: TimeSchema,
  /** Null while it is unread. */
  readAt: TimeSchema.nullable(),
});
export type Notification = z.infer<typeof NotificationSchema>;

const unread = z.int().min(0).describe("Number of your unread notifications");

export const listNotifications = endpoint({
  name: "notification.list",
  method: "GET",
  path: "/cc-api/notification/list",
  access: "signed-in",
  summary: "Your notifications of the last 90 days, newest first",
  query: z.object(pageQuery),
  output: pageOf(NotificationSchema).extend({ unread }),
});

export const readNotifications = endpoint({
  name: "notification.read",
  method: "POST",
  path: "/cc-api/notification/read",
  access: "signed-in",
  summary: "Mark some of your notifications as read",
  body: z.strictObject({ ids: z.array(IdSchema).min(1).max(100) }),
  output: z.object({ unread }),
});

export const readAllNotifications = endpoint({
  name: "notification.readAll",
  method: "POST",
  path: "/cc-api/notification/read-all",
  access: "signed-in",
  summary: "Mark all your notifications as read",
  output: z.object({ unread }),
});

export const notificationEndpoints = [
  listNotifications,
  readNotifications,
  readAllNotifications,
] as const;
