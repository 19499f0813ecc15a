import type { LocalizedText } from "./locale.ts";
import { notificationKinds, type NotificationKind } from "./notification-kinds.ts";

/** How a kind of notification is mailed. The first is the default. */
export const notificationMails = ["never", "once", "daily"] as const;
export type NotificationMail = (typeof notificationMails)[number];

/** Always shown: they're about the safety of one's own account. */
const securityKinds = ["account.changed", "session.new-device"] as const;
/** Each alert rule says who is notified, and how. */
const alertKinds = ["alert.firing", "alert.resolved"] as const;
const fixedKinds = [...securityKinds, ...alertKinds];

/** Kinds that operators may hide or have mailed. */
export const settableKinds = notificationKinds.filter(
  (kind): kind is Exclude<NotificationKind, (typeof fixedKinds)[number]> =>
    !fixedKinds.some((one) => one === kind),
);

/** Hour of the daily digest unless the operator chooses another. */
export const defaultDigestHour = 8;

/** The title of each kind, on the screen and in mails. */
export const notificationTitles: Record<NotificationKind, LocalizedText> = {
  "applicant.waiting": { "en-US": "Registration to review", "zh-CN": "有注册申请等待处理" },
  "approval.waiting": { "en-US": "Change awaiting approval", "zh-CN": "有更改等待审批" },
  "approval.decided": { "en-US": "Your change was decided on", "zh-CN": "您提交的更改已处理" },
  "top-up.waiting": { "en-US": "Top-up awaiting approval", "zh-CN": "有充值等待审批" },
  "refund.waiting": { "en-US": "Refund awaiting approval", "zh-CN": "有退款等待审批" },
  "adjustment.waiting": { "en-US": "Adjustment awaiting approval", "zh-CN": "有调整等待审批" },
  "alert.firing": { "en-US": "Alert firing", "zh-CN": "告警触发" },
  "alert.resolved": { "en-US": "Alert resolved", "zh-CN": "告警恢复" },
  "work.assigned": { "en-US": "Assigned to you", "zh-CN": "分派给您的待办" },
  "credit.low": { "en-US": "Client credit is running low", "zh-CN": "客户额度即将用尽" },
  "invoice-mail.failed": { "en-US": "Invoice mail failed", "zh-CN": "账单邮件发送失败" },
  "account.changed": { "en-US": "Your account was changed", "zh-CN": "您的账号有变更" },
  "session.new-device": { "en-US": "Sign-in from a new browser", "zh-CN": "新浏览器登录" },
  "webhook.paused": { "en-US": "Webhook paused", "zh-CN": "Webhook 已暂停" },
  "key.expiring": { "en-US": "Key or token expiring soon", "zh-CN": "密钥或令牌即将到期" },
  "sub-app.policy-waiting": { "en-US": "Page policy to approve", "zh-CN": "待批准的页面策略" },
  "sub-app.canary-returned": { "en-US": "Failing canary removed", "zh-CN": "灰度版本已自动撤下" },
};
