import type { Locale } from "@console-shell/contract";
import {
  type AlertEvent,
  type AlertMetric,
  alertCausesText,
  alertMetrics,
  alertValueText,
  type NamedCauses,
} from "@console-shell/contract/words/alerts";
import type { Mail } from "#platform/mail/mailer.ts";

/** One alert of a mail. */
export interface MailedAlert {
  event: AlertEvent;
  ruleId: string;
  rule: string;
  metric: AlertMetric;
  comparison: "above" | "below";
  threshold: number;
  /** The worst value so far. */
  value: number;
  firedAt: number;
  /** What the reader may see of what causes it. */
  causes?: NamedCauses | undefined;
}

interface AlertMail {
  to: string;
  name: string;
  locale: Locale;
  publicUrl: string;
  alerts: readonly MailedAlert[];
}

const headings: Record<AlertEvent, Record<Locale, string>> = {
  firing: { "en-US": "Firing", "zh-CN": "告警中" },
  reminder: { "en-US": "Still firing", "zh-CN": "仍在告警" },
  resolved: { "en-US": "Resolved", "zh-CN": "已恢复" },
};

/** In Coordinated Universal Time, as the console doesn't know the reader's time zone. */
const timeText = (at: number, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;

const linesOf = (alert: MailedAlert, locale: Locale, publicUrl: string): string => {
  const { metric, comparison } = alert;
  const label = alertMetrics[metric].label[locale];
  const value = alertValueText(metric, alert.value, locale);
  const limit = alertValueText(metric, alert.threshold, locale);
  const since = timeText(alert.firedAt, locale);
  const head = `${headings[alert.event][locale]}: ${alert.rule}`;
  const what =
    locale === "zh-CN"
      ? `${label}${comparison === "above" ? "高于" : "低于"} ${limit}，最差为 ${value}，触发时间：${since}`
      : `${label} ${comparison} ${limit}, at worst ${value}. Fired ${since}.`;
  const who = alert.causes ? [alertCausesText(metric, alert.causes, locale)] : [];
  return [head, what, ...who, `${publicUrl}/console/alerts/${alert.ruleId}`].join("\n");
};

const subjectOf = (alerts: readonly MailedAlert[], locale: Locale): string => {
  const [first] = alerts;
  if (alerts.length === 1 && first)
    return locale === "zh-CN"
      ? `${headings[first.event][locale]}：${first.rule}`
      : `${headings[first.event][locale]}: ${first.rule}`;
  const firing = alerts.filter(({ event }) => event !== "resolved").length;
  const resolved = alerts.length - firing;
  const parts =
    locale === "zh-CN"
      ? [firing > 0 && `${firing} 条告警触发`, resolved > 0 && `${resolved} 条告警恢复`]
      : [firing > 0 && `${firing} alerts firing`, resolved > 0 && `${resolved} resolved`];
  return parts.filter((part) => part !== false).join(locale === "zh-CN" ? "，" : ", ");
};

/** One mail about all alerts of an evaluation, in the reader's language. */
export const alertMail = ({ to, name, locale, publicUrl, alerts }: AlertMail): Mail => {
  const body = alerts.map((alert) => linesOf(alert, locale, publicUrl)).join("\n\n");
  return {
    to,
    subject: subjectOf(alerts, locale),
    text:
      locale === "zh-CN"
        ? `${name}，您好：\n\n${body}\n\n确认告警后不再提醒。\n`
        : `Hello ${name},\n\n${body}\n\nAcknowledge an alert to stop its reminders.\n`,
    locale,
  };
};
