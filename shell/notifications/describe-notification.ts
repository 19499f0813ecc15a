import { deviceOf } from "@console-shell/ui";
import type { Locale, Role } from "@console-shell/contract";
import type { Notification } from "@console-shell/contract/calls/notification";
import {
  alertCausesText,
  type AlertMetric,
  alertMetrics,
  alertValueText,
} from "@console-shell/contract/words/alerts";
import type {
  AccountChange,
  ExpiringKey,
  NotificationKind,
} from "@console-shell/contract/words/notification-kinds";
import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import { notificationTitles } from "@console-shell/contract/words/notification-settings";
import { roleName } from "@console-shell/contract/words/roles";
import type { MessageKey, Text } from "../i18n/texts.ts";

const changes: Record<AccountChange, MessageKey> = {
  role: "notification.account.role",
  "sessions-ended": "notification.account.sessionsEnded",
  "password-replaced": "notification.account.passwordReplaced",
  "password-link-shown": "notification.account.passwordLinkShown",
  "second-factors-removed": "notification.account.secondFactorsRemoved",
};

const expiringKeys: Record<ExpiringKey, MessageKey> = {
  "api-key": "notification.expiring.apiKey",
  "sub-app-token": "notification.expiring.subAppToken",
  "provisioning-token": "notification.expiring.provisioningToken",
};

interface Described {
  title: string;
  description: string;
}
type Describe = (facts: Record<string, string>, text: Text, locale: Locale) => string;

/** An alert's rule, and its metric and value in words. */
const alertWords = ({ rule = "", metric, value }: Record<string, string>, locale: Locale) => ({
  rule,
  metric: alertMetrics[metric as AlertMetric].label[locale],
  value: alertValueText(metric as AlertMetric, Number(value), locale),
});

const describes: Record<NotificationKind, Describe> = {
  "applicant.waiting": ({ name = "", company = "" }, text) =>
    text("notification.applicant", { name, company }),
  "approval.waiting": ({ target = "", by = "" }, text) =>
    text("notification.approval.waiting", { target, by }),
  "approval.decided"({ target = "", by = "", outcome }, text) {
    const isApproved = outcome === "approved";
    return text(isApproved ? "notification.approval.approved" : "notification.approval.rejected", {
      target,
      by,
    });
  },
  "top-up.waiting": ({ number = "", client = "", by = "" }, text) =>
    text("notification.topUp", { number, client, by }),
  "refund.waiting": ({ number = "", client = "", by = "" }, text) =>
    text("notification.refund", { number, client, by }),
  "adjustment.waiting": ({ number = "", client = "", by = "" }, text) =>
    text("notification.adjustment", { number, client, by }),
  "alert.firing"(facts, text, locale) {
    const alert = text("notification.alert.firing", alertWords(facts, locale));
    const { metric, names, causes } = facts;
    if (!names) return alert;
    const named = { names: names.split("\n"), total: Number(causes) };
    return oneFullStop(
      text("notification.alert.causes", {
        alert,
        causes: alertCausesText(metric as AlertMetric, named, locale),
      }),
    );
  },
  "alert.resolved": (facts, text, locale) =>
    text("notification.alert.resolved", alertWords(facts, locale)),
  "work.assigned": ({ title = "", by = "" }, text) => text("notification.work", { title, by }),
  "credit.low": ({ client = "", number = "", state }, text) =>
    text(state === "over" ? "notification.credit.over" : "notification.credit.low", {
      client,
      number,
    }),
  "invoice-mail.failed": ({ number = "", client = "", mail }, text) =>
    text(mail === "reminder" ? "notification.reminderFailed" : "notification.invoiceFailed", {
      number,
      client,
    }),
  "account.changed": ({ what, by = "", role }, text, locale) =>
    text(changes[what as AccountChange], {
      by,
      role: role ? roleName(role as Role, locale) : "",
    }),
  "webhook.paused": ({ application = "", host = "", why }, text) =>
    text(why === "gone" ? "notification.webhook.gone" : "notification.webhook.failing", {
      application,
      host,
    }),
  "key.expiring": ({ what, name = "", of = "", count, at }, text, locale) =>
    text(expiringKeys[what as ExpiringKey], {
      name,
      of,
      others: Number(count) - 1,
      date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(Number(at)),
    }),
  "sub-app.policy-waiting": ({ app = "", version = "" }, text) =>
    text("notification.policy", { app, version }),
  "sub-app.canary-returned": ({ app = "", version = "", failed = "", tried = "" }, text) =>
    text("notification.canary", { app, version, failed, tried }),
  "session.new-device"({ device = "", address = "" }, text) {
    const { browser, system } = deviceOf(device);
    const name = [browser, system].filter(Boolean).join(", ");
    return text("notification.device", {
      device: name || text("sessions.unknownDevice"),
      address,
    });
  },
};

/** Whether this page knows the kind; a newer server may have others. */
export const canDescribe = ({ kind }: Pick<Notification, "kind">): boolean =>
  Object.hasOwn(describes, kind);

/** A notification's text in the reader's language. */
export const describeNotification = (
  { kind, facts }: Pick<Notification, "kind" | "facts">,
  text: Text,
  locale: Locale,
): Described => ({
  title: notificationTitles[kind][locale],
  description: describes[kind](facts, text, locale),
});
