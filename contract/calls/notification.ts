import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { notificationKinds, notificationMails, settableKinds } from "../words/notifications.ts";
import { TimeZoneSchema } from "./schemas.ts";

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
  whileViewing: true,
  summary: "Your notifications of the last 90 days, newest first",
  query: z.object({
    ...pageQuery,
    kind: z.enum(notificationKinds).optional(),
    state: z.enum(["unread"]).optional(),
  }),
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

export const unreadNotifications = endpoint({
  name: "notification.unread",
  method: "POST",
  path: "/cc-api/notification/unread",
  access: "signed-in",
  summary: "Mark some of your notifications as unread",
  body: z.strictObject({ ids: z.array(IdSchema).min(1).max(100) }),
  output: z.object({ unread }),
});

const setting = {
  kind: z.enum(settableKinds),
  /** Whether the console shows it. */
  shown: z.boolean(),
  mail: z.enum(notificationMails),
};

const digest = {
  /** Of the day in that time zone. */
  hour: z.int().min(0).max(23),
  timeZone: TimeZoneSchema,
};

const settings = z.object({
  /** The kinds that you may receive and that can be turned off. */
  kinds: z.array(z.object(setting)),
  /** When the digest is sent; null until a kind is mailed daily. */
  digest: z.object({ ...digest, dueAt: TimeSchema }).nullable(),
  email: z.string(),
});

export const getNotificationSettings = endpoint({
  name: "notification.settings",
  method: "GET",
  path: "/cc-api/notification/settings",
  access: "signed-in",
  whileViewing: true,
  summary: "Which notifications you get, and how",
  output: settings,
});

export const changeNotificationSettings = endpoint({
  name: "notification.changeSettings",
  method: "PATCH",
  path: "/cc-api/notification/settings",
  access: "signed-in",
  summary: "Change which notifications you get, and when your digest is sent",
  body: z.strictObject({
    kinds: z.array(z.strictObject(setting)).max(settableKinds.length).optional(),
    digest: z.strictObject(digest).optional(),
  }),
  output: settings,
});

export const notificationEndpoints = [
  listNotifications,
  readNotifications,
  readAllNotifications,
  unreadNotifications,
  getNotificationSettings,
  changeNotificationSettings,
] as const;
