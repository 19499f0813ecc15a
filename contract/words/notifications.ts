import { alertCausesText, type AlertMetric, alertMetrics, alertValueText } from "./alerts.ts";
import { deviceOf } from "./device-of.ts";
import type { Locale, LocalizedText } from "./locale.ts";
import { oneFullStop } from "./one-full-stop.ts";
import type { Permission } from "./permissions.ts";
import { type Role, roleName } from "./roles.ts";
import { waitingKinds } from "./waiting-kinds.ts";
import type { PauseReason } from "./webhooks.ts";

/** What an administrator did to somebody's account. */
export type AccountChange =
  | "role"
  | "sessions-ended"
  | "password-replaced"
  | "password-link-shown"
  | "second-factors-removed";

/** A kind of key or token that expires. */
export type ExpiringKey = "api-key" | "sub-app-token" | "provisioning-token";

/** Renders the date of an instant, in milliseconds. */
type DateText = (instant: string) => string;

/** What kinds of notifications are about, in the order of their settings. */
export const notificationGroups = {
  requests: { "en-US": "Requests and approvals", "zh-CN": "申请与审批" },
  security: { "en-US": "Security", "zh-CN": "安全" },
  money: { "en-US": "Money", "zh-CN": "资金" },
  releases: { "en-US": "Sub-apps and releases", "zh-CN": "子应用与版本" },
  operations: { "en-US": "Alerts and integrations", "zh-CN": "告警与集成" },
} as const satisfies Record<string, LocalizedText>;
export type NotificationGroup = keyof typeof notificationGroups;

interface Words<Facts, Needed extends readonly Permission[] = readonly Permission[]> {
  group: NotificationGroup;
  title: LocalizedText;
  /** Permissions required to receive it and to keep reading it; those about oneself need none. */
  permissions: Needed;
  /**
   * Why operators can't hide it or have it mailed: `security` is always shown, because it's about the safety of one's
   * own account; `alert-rule`: each rule says who is notified, and how.
   */
  fixed?: "security" | "alert-rule";
  /** On the screen and in mails. Stored notifications lack a fact that's added later, so make that one optional. */
  text: Record<Locale, (facts: Facts, date: DateText) => string>;
}

/** A kind whose facts are stored with each notification, and rendered in the reader's language. */
const kind =
  <Facts extends Partial<Record<keyof Facts, string>>>() =>
  <const Needed extends readonly Permission[]>(words: Words<Facts, Needed>): Words<Facts, Needed> =>
    words;

/* oxlint-disable typescript/consistent-type-definitions -- an interface has no index signature */
type Proposal = {
  number: string;
  /** The client's name. */
  client: string;
  by: string;
};

type Alert = {
  rule: string;
  metric: AlertMetric;
  /** A number in the unit of `metric`. */
  value: string;
};
/* oxlint-enable typescript/consistent-type-definitions */

/** An alert whose rule fires; `names` are the first of the `causes` that the recipient may see, one a line. */
type Firing = Alert & { names?: string; causes?: string };

const causesOf = ({ names, causes }: Firing) =>
  names ? { names: names.split("\n"), total: Number(causes) } : undefined;

const alertValue = ({ metric, value }: Alert, locale: Locale) => ({
  metric: alertMetrics[metric].label[locale],
  value: alertValueText(metric, Number(value), locale),
});

const deviceName = (agent: string): string => {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(", ");
};

/** Everything that operators are notified of. */
export const notifications = {
  /** A registration's address was confirmed, and it's pending a decision. */
  "applicant.waiting": kind<{ name: string; company: string; reference: string }>()({
    group: "requests",
    title: { "en-US": "Registration to review", "zh-CN": "有注册申请等待处理" },
    permissions: waitingKinds.applicants.permissions,
    text: {
      "en-US": ({ name, company }) => `${name} from ${company} registered for an account.`,
      "zh-CN": ({ name, company }) => `${name}（${company}）提交了注册申请。`,
    },
  }),
  /** A change waits for somebody else's approval; `target` is the name of what changes. */
  "approval.waiting": kind<{ target: string; by: string }>()({
    group: "requests",
    title: { "en-US": "Change awaiting approval", "zh-CN": "有更改等待审批" },
    permissions: waitingKinds.approvals.permissions,
    text: {
      "en-US": ({ target, by }) => `${by} requested a change to “${target}”.`,
      "zh-CN": ({ target, by }) => `${by} 申请修改“${target}”。`,
    },
  }),
  /** Somebody decided on one's own change. */
  "approval.decided": kind<{ target: string; by: string; outcome: "approved" | "rejected" }>()({
    group: "requests",
    title: { "en-US": "Your change was decided on", "zh-CN": "您提交的更改已处理" },
    permissions: [],
    text: {
      "en-US": ({ target, by, outcome }) =>
        outcome === "approved"
          ? `${by} approved your change of “${target}”. It took effect.`
          : `${by} rejected your change of “${target}”.`,
      "zh-CN": ({ target, by, outcome }) =>
        outcome === "approved"
          ? `${by} 已通过您对“${target}”的更改，更改已生效。`
          : `${by} 拒绝了您对“${target}”的更改。`,
    },
  }),
  /** A proposed top-up is pending a decision. */
  "top-up.waiting": kind<Proposal>()({
    group: "money",
    title: { "en-US": "Top-up awaiting approval", "zh-CN": "有充值等待审批" },
    permissions: waitingKinds.topUps.permissions,
    text: {
      "en-US": ({ number, client, by }) => `${by} proposed top-up ${number} for “${client}”.`,
      "zh-CN": ({ number, client, by }) => `${by} 为“${client}”提出充值 ${number}。`,
    },
  }),
  /** A proposed refund is pending a decision. */
  "refund.waiting": kind<Proposal>()({
    group: "money",
    title: { "en-US": "Refund awaiting approval", "zh-CN": "有退款等待审批" },
    permissions: waitingKinds.refunds.permissions,
    text: {
      "en-US": ({ number, client, by }) => `${by} proposed refund ${number} for “${client}”.`,
      "zh-CN": ({ number, client, by }) => `${by} 为“${client}”提出退款 ${number}。`,
    },
  }),
  /** A proposed adjustment is pending a decision. */
  "adjustment.waiting": kind<Proposal>()({
    group: "money",
    title: { "en-US": "Adjustment awaiting approval", "zh-CN": "有调整等待审批" },
    permissions: waitingKinds.adjustments.permissions,
    text: {
      "en-US": ({ number, client, by }) => `${by} proposed adjustment ${number} for “${client}”.`,
      "zh-CN": ({ number, client, by }) => `${by} 为“${client}”提出调整 ${number}。`,
    },
  }),
  "alert.firing": kind<Firing>()({
    group: "operations",
    title: { "en-US": "Alert firing", "zh-CN": "告警触发" },
    permissions: waitingKinds.alerts.permissions,
    fixed: "alert-rule",
    text: {
      "en-US"(alert) {
        const { metric, value } = alertValue(alert, "en-US");
        const firing = `${alert.rule}: ${metric} is at ${value}.`;
        const named = causesOf(alert);
        if (!named) return firing;
        return `${firing} ${alertCausesText(alert.metric, named, "en-US")}.`;
      },
      "zh-CN"(alert) {
        const { metric, value } = alertValue(alert, "zh-CN");
        const firing = `${alert.rule}：${metric}为 ${value}。`;
        const named = causesOf(alert);
        if (!named) return firing;
        return `${firing}${alertCausesText(alert.metric, named, "zh-CN")}。`;
      },
    },
  }),
  "alert.resolved": kind<Alert>()({
    group: "operations",
    title: { "en-US": "Alert resolved", "zh-CN": "告警恢复" },
    permissions: waitingKinds.alerts.permissions,
    fixed: "alert-rule",
    text: {
      "en-US"(alert) {
        const { metric, value } = alertValue(alert, "en-US");
        return `${alert.rule}: ${metric} is back to normal, at worst ${value}.`;
      },
      "zh-CN"(alert) {
        const { metric, value } = alertValue(alert, "zh-CN");
        return `${alert.rule}：${metric}已恢复正常，最差为 ${value}。`;
      },
    },
  }),
  /** A client has less than a fifth of its credit left, or is over its limit. */
  "credit.low": kind<{ client: string; number: string; state: "low" | "over" }>()({
    group: "money",
    title: { "en-US": "Client credit is running low", "zh-CN": "客户额度即将用尽" },
    permissions: ["finance:open", "finance:client:read"],
    text: {
      "en-US": ({ client, number, state }) =>
        state === "over"
          ? `${client} (${number}) is over its credit limit.`
          : `${client} (${number}) has less than 20% of its credit left.`,
      "zh-CN": ({ client, number, state }) =>
        state === "over"
          ? `“${client}”（${number}）已超出信用额度。`
          : `“${client}”（${number}）的信用额度已不足 20%。`,
    },
  }),
  /** A mail with an invoice, or a reminder of one, failed for good; `number` is the invoice's. */
  "invoice-mail.failed": kind<{ number: string; client: string; mail: "invoice" | "reminder" }>()({
    group: "money",
    title: { "en-US": "Invoice mail failed", "zh-CN": "账单邮件发送失败" },
    permissions: ["finance:open", "finance:invoice:read", "finance:invoice:send"],
    text: {
      "en-US": ({ number, client, mail }) =>
        mail === "reminder"
          ? `${client} didn’t get the reminder of invoice ${number}.`
          : `${client} didn’t get invoice ${number}.`,
      "zh-CN": ({ number, client, mail }) =>
        mail === "reminder"
          ? `账单 ${number} 的催款提醒未能送达“${client}”。`
          : `账单 ${number} 未能送达“${client}”。`,
    },
  }),
  /** `by` is the account name of who did it; `role`, the new one, is set for a change of role. */
  "account.changed": kind<{ what: AccountChange; by: string; role?: Role }>()({
    group: "security",
    title: { "en-US": "Your account was changed", "zh-CN": "您的账号有变更" },
    permissions: [],
    fixed: "security",
    text: {
      "en-US": ({ what, by, role }) =>
        ({
          role: `${by} changed your role to ${role ? roleName(role, "en-US") : ""}.`,
          "sessions-ended": `${by} ended your sessions.`,
          "password-replaced": `${by} reset your password.`,
          "password-link-shown": `${by} reset your password and copied a link to set a new one. If you didn’t ask for it, tell another administrator.`,
          "second-factors-removed": `${by} removed your second factors.`,
        })[what],
      "zh-CN": ({ what, by, role }) =>
        ({
          role: `${by} 将您的角色改为${role ? roleName(role, "zh-CN") : ""}。`,
          "sessions-ended": `${by} 结束了您的会话。`,
          "password-replaced": `${by} 重置了您的密码。`,
          "password-link-shown": `${by} 重置了您的密码，并复制了设置新密码的链接。如非您本人要求，请告知其他管理员。`,
          "second-factors-removed": `${by} 移除了您的双重验证。`,
        })[what],
    },
  }),
  /** A sign-in from a browser that is new to the account; `device` is its User-Agent. */
  "session.new-device": kind<{ device: string; address: string }>()({
    group: "security",
    title: { "en-US": "Sign-in from a new browser", "zh-CN": "新浏览器登录" },
    permissions: [],
    fixed: "security",
    text: {
      "en-US": ({ device, address }) =>
        `${deviceName(device) || "Unknown browser"}, from ${address}. If this wasn’t you, change your password.`,
      "zh-CN": ({ device, address }) =>
        `${deviceName(device) || "未知浏览器"}，来自 ${address}。如非您本人操作，请修改密码。`,
    },
  }),
  /** A webhook of an own client app was paused automatically; `host` is its target. */
  "webhook.paused": kind<{
    application: string;
    host: string;
    why: Exclude<PauseReason, "operator">;
  }>()({
    group: "operations",
    title: { "en-US": "Webhook paused", "zh-CN": "Webhook 已暂停" },
    permissions: [],
    text: {
      "en-US": ({ application, host, why }) =>
        why === "gone"
          ? `${host} returned 410 Gone for the webhook of ${application}, so it was paused.`
          : `Deliveries to ${host} for ${application} have failed for five days.`,
      "zh-CN": ({ application, host, why }) =>
        why === "gone"
          ? `${host} 表示不再接收“${application}”的 Webhook。`
          : `“${application}”发往 ${host} 的事件已连续五天投递失败。`,
    },
  }),
  /**
   * Keys of a client app or sub-app, named `of`, expire soon, or tokens of identity providers, without `of`. `name` is
   * the first one's, which ends at `at`, in milliseconds; `count` is the number of all. Its owner gets it without any
   * permission.
   */
  "key.expiring": kind<{
    what: ExpiringKey;
    name: string;
    of?: string;
    count: string;
    at: string;
  }>()({
    group: "security",
    title: { "en-US": "Key or token expiring soon", "zh-CN": "密钥或令牌即将到期" },
    permissions: [],
    text: {
      "en-US"({ what, name, of = "", count, at }, date) {
        const key = {
          "api-key": `API key ${name} of ${of}`,
          "sub-app-token": `Token ${name} of ${of}`,
          "provisioning-token": `Token ${name} of an identity provider`,
        }[what];
        const isApiKey = what === "api-key";
        const others = Number(count) - 1;
        const one = isApiKey ? "Rotate it" : "Create a new one";
        const more = others === 1 ? "one more" : `${others} more`;
        const all = `, and ${more} soon. ${isApiKey ? "Rotate them" : "Create new ones"}`;
        return `${key} expires on ${date(at)}${others > 0 ? all : `. ${one}`} before then.`;
      },
      "zh-CN"({ what, name, of = "", count, at }, date) {
        const key = {
          "api-key": `“${of}”的 API 密钥“${name}”`,
          "sub-app-token": `${of} 的发布令牌“${name}”`,
          "provisioning-token": `身份提供方的同步令牌“${name}”`,
        }[what];
        const others = Number(count) - 1;
        const more = others > 0 ? `，另有 ${others} 个也即将到期` : "";
        const advice = what === "api-key" ? "请提前轮换" : "请提前新建令牌";
        return `${key}将于${date(at)}到期${more}。${advice}。`;
      },
    },
  }),
  /** A stage has a release that asks for more of the page's policy than is approved. */
  "sub-app.policy-waiting": kind<{ app: string; version: string }>()({
    group: "releases",
    title: { "en-US": "Page policy to approve", "zh-CN": "待批准的页面策略" },
    permissions: ["management:open", "management:sub-app:update"],
    text: {
      "en-US": ({ app, version }) =>
        `${app} ${version} requests more permissions. They’re blocked until you approve them.`,
      "zh-CN": ({ app, version }) => `${app} ${version} 申请了更多权限，批准前将被阻止。`,
    },
  }),
  /**
   * A failing or slower canary of a published sub-app was removed automatically; `failed` and `tried` count operators,
   * and `slower` names the vital that was slower. Its owner gets it without any permission.
   */
  "sub-app.canary-returned": kind<{
    app: string;
    version: string;
    failed: string;
    tried: string;
    slower?: string;
  }>()({
    group: "releases",
    title: { "en-US": "Canary removed", "zh-CN": "灰度版本已自动撤下" },
    permissions: [],
    text: {
      "en-US": ({ app, version, failed, tried, slower }) =>
        slower
          ? `${app} ${version} is slower than the app’s other releases. Everyone gets the stable release again.`
          : `${app} ${version} failed for ${failed} of ${tried} operators. They get the stable release again.`,
      "zh-CN": ({ app, version, failed, tried, slower }) =>
        slower
          ? `${app} ${version} 比该应用的其他版本慢，所有人已恢复使用稳定版本。`
          : `${app} ${version} 在 ${tried} 位操作员中有 ${failed} 位出错，所有人已恢复使用稳定版本。`,
    },
  }),
  /** Another operator, `by`, assigned an item of the work queue; `title` is its name there. */
  "work.assigned": kind<{ title: string; by: string }>()({
    group: "requests",
    title: { "en-US": "Assigned to you", "zh-CN": "分派给您的待办" },
    // Only those who may act on it can be assigned.
    permissions: [],
    text: {
      "en-US": ({ title, by }) => `${by} assigned ${title} to you.`,
      "zh-CN": ({ title, by }) => `${by} 将“${title}”分派给您。`,
    },
  }),
};

export type NotificationKind = keyof typeof notifications;
export const notificationKinds = Object.keys(notifications) as [
  NotificationKind,
  ...NotificationKind[],
];

/** The facts stored with a notification of a kind. */
export type NotificationFacts<Kind extends NotificationKind> = Parameters<
  (typeof notifications)[Kind]["text"]["en-US"]
>[0];

/** Kinds that operators may hide or have mailed. */
export const settableKinds = notificationKinds.filter((name) => !notifications[name].fixed);

/** How a kind of notification is mailed. The first is the default. */
export const notificationMails = ["never", "once", "daily"] as const;
export type NotificationMail = (typeof notificationMails)[number];

/** Hour of the daily digest unless the operator chooses another. */
export const defaultDigestHour = 8;

/** Whether this release knows the kind; a newer server may send others. */
export const canDescribe = ({ kind: name }: { kind: string }): boolean =>
  Object.hasOwn(notifications, name);

/** A notification in words, with dates in the browser's time zone unless another is given. */
export const describeNotification = (
  { kind: name, facts }: { kind: NotificationKind; facts: Readonly<Record<string, string>> },
  locale: Locale,
  timeZone?: string,
): { title: string; description: string } => {
  const { title, text } = notifications[name];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  return {
    title: title[locale],
    description: oneFullStop(
      text[locale](facts as never, (instant) => dates.format(Number(instant))),
    ),
  };
};
