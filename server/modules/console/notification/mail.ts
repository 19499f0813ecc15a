import type { Locale } from "@console-shell/contract";
import {
  describeNotification,
  type NotificationKind,
} from "@console-shell/contract/words/notifications";
import type { Mail } from "#platform/mail/mailer.ts";

interface Mailed {
  kind: NotificationKind;
  facts: Record<string, string>;
  path: string;
}

interface NotificationMail {
  to: string;
  name: string;
  locale: Locale;
  timeZone: string | undefined;
  /** Whether it's the digest of a day. */
  daily: boolean;
  items: readonly (Mailed & { createdAt: number })[];
  publicUrl: string;
}

/** The mail of one or more notifications, in the reader's language and time zone. */
export const notificationMail = ({
  to,
  name,
  locale,
  timeZone = "UTC",
  daily,
  items,
  publicUrl,
}: NotificationMail): Mail => {
  const instant = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const described = items.map((item) => ({
    ...item,
    ...describeNotification(item, locale, timeZone),
  }));
  const lines = described
    .map(
      ({ createdAt, title, description, path }) =>
        `- ${instant.format(createdAt)}  ${title}\n  ${description}\n  ${publicUrl}${path}`,
    )
    .join("\n");
  const single = described.length === 1 ? described[0]!.title : undefined;
  const count = items.length;
  const link = `${publicUrl}/notifications#settings`;
  return locale === "zh-CN"
    ? {
        to,
        locale,
        subject: daily ? `每日摘要：${count} 条未读通知` : (single ?? `${count} 条新通知`),
        text: `${name}，您好：\n\n${lines}\n\n时间按 ${timeZone} 时区显示。更改通知设置：\n${link}\n`,
      }
    : {
        to,
        locale,
        subject: daily
          ? `Daily digest: ${count} unread notification${count === 1 ? "" : "s"}`
          : (single ?? `${count} new notifications`),
        text: `Hello ${name},\n\n${lines}\n\nTimes are in ${timeZone}. Change what is mailed to you:\n${link}\n`,
      };
};
