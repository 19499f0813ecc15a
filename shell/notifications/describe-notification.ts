import { deviceOf } from "@console-shell/ui";
import type { Role } from "@console-shell/contract";
import type { Notification } from "@console-shell/contract/calls/notification";
import type {
  AccountChange,
  NotificationKind,
} from "@console-shell/contract/words/notification-kinds";
import type { MessageKey, Text } from "../i18n/texts.ts";
import { roleKeys } from "../user-info/role-keys.ts";

const changes: Record<AccountChange, MessageKey> = {
  role: "notification.account.role",
  "sessions-ended": "notification.account.sessionsEnded",
  "password-replaced": "notification.account.passwordReplaced",
  "second-factors-removed": "notification.account.secondFactorsRemoved",
};

interface Described {
  title: string;
  description: string;
}
type Describe = (facts: Record<string, string>, text: Text) => Described;

const describes: Record<NotificationKind, Describe> = {
  "applicant.waiting": ({ name = "", company = "" }, text) => ({
    title: text("notification.applicant.title"),
    description: text("notification.applicant", { name, company }),
  }),
  "top-up.waiting": ({ number = "", client = "", by = "" }, text) => ({
    title: text("notification.topUp.title"),
    description: text("notification.topUp", { number, client, by }),
  }),
  "refund.waiting": ({ number = "", client = "", by = "" }, text) => ({
    title: text("notification.refund.title"),
    description: text("notification.refund", { number, client, by }),
  }),
  "adjustment.waiting": ({ number = "", client = "", by = "" }, text) => ({
    title: text("notification.adjustment.title"),
    description: text("notification.adjustment", { number, client, by }),
  }),
  "credit.low": ({ client = "", number = "", state }, text) => ({
    title: text("notification.credit.title"),
    description: text(state === "over" ? "notification.credit.over" : "notification.credit.low", {
      client,
      number,
    }),
  }),
  "account.changed": ({ what, by = "", role }, text) => ({
    title: text("notification.account.title"),
    description: text(changes[what as AccountChange], {
      by,
      role: role ? text(roleKeys[role as Role].name) : "",
    }),
  }),
  "webhook.paused": ({ application = "", host = "", why }, text) => ({
    title: text("notification.webhook.title"),
    description: text(
      why === "gone" ? "notification.webhook.gone" : "notification.webhook.failing",
      {
        application,
        host,
      },
    ),
  }),
  "sub-app.policy-waiting": ({ app = "", version = "" }, text) => ({
    title: text("notification.policy.title"),
    description: text("notification.policy", { app, version }),
  }),
  "sub-app.canary-returned": ({ app = "", version = "", failed = "", tried = "" }, text) => ({
    title: text("notification.canary.title"),
    description: text("notification.canary", { app, version, failed, tried }),
  }),
  "work.assigned": ({ title = "", by = "" }, text) => ({
    title: text("notification.work.title"),
    description: text("notification.work", { title, by }),
  }),
  "session.new-device"({ device = "", address = "" }, text) {
    const { browser, system } = deviceOf(device);
    const name = [browser, system].filter(Boolean).join(", ");
    return {
      title: text("notification.device.title"),
      description: text("notification.device", {
        device: name || text("sessions.unknownDevice"),
        address,
      }),
    };
  },
};

/** Whether this page knows the kind; a newer server may have others. */
export const canDescribe = ({ kind }: Pick<Notification, "kind">): boolean =>
  Object.hasOwn(describes, kind);

/** A notification's text in the reader's language. */
export const describeNotification = (
  { kind, facts }: Pick<Notification, "kind" | "facts">,
  text: Text,
): Described => describes[kind](facts, text);
