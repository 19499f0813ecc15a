import { type AuditKind, auditKinds } from "@console-shell/contract/words/audit-kinds";
import { z } from "zod";
import type { AuditSettings } from "./modules/identity/index.ts";
import { variable } from "./platform/variable.ts";

const receiver = (protocol: RegExp, error: string) =>
  z.url({ protocol, error }).refine((text) => URL.parse(text)?.hash === "", {
    error: "must not have a fragment",
  });
const hasNoCredentials = (text: string): boolean =>
  URL.parse(text)?.username === "" && URL.parse(text)?.password === "";
// Such an address is refused at each delivery, with a message that shows them.
const webhook = receiver(/^https?$/, "must be an http or https URL").refine(hasNoCredentials, {
  error: "must not have a user or password; deliveries are signed",
});

/** Attempts can be made by strangers, so they don't stay forever unless somebody wants that. */
const defaultDays: Readonly<Record<AuditKind, number | null>> = {
  attempts: 365,
  sessions: null,
  views: null,
  exports: null,
  changes: null,
};
/** Who decided what about rights and money must be known for a year. */
const minDays: Readonly<Record<AuditKind, number>> = {
  attempts: 30,
  sessions: 30,
  views: 30,
  exports: 30,
  changes: 365,
};

/** `attempts=90,views=730`; `forever` keeps a kind without end. */
const keptDays = z.string().transform((text, context): AuditSettings["keptDays"] => {
  const kept = { ...defaultDays };
  for (const part of text.split(",")) {
    const [, name, days = ""] = /^\s*(\w+)\s*=\s*(\d{1,5}|forever)\s*$/.exec(part) ?? [];
    const kind = auditKinds.find((one) => one === name);
    if (!kind) {
      context.addIssue(`must be a list such as attempts=90,views=730; of ${auditKinds.join(", ")}`);
      return kept;
    }
    if (days !== "forever" && Number(days) < minDays[kind])
      context.addIssue(`must keep ${kind} for at least ${minDays[kind]} days`);
    kept[kind] = days === "forever" ? null : Number(days);
  }
  return kept;
});

/** The variables of the audit log. */
export const auditVariables = {
  AUDIT_SYSLOG_URL: variable(
    receiver(/^(tls|tcp|udp)$/, "must be a tls://, tcp:// or udp:// URL with host and port"),
    {
      meaning:
        "sends each event of the audit log to syslog (RFC 5424): `tls://host:6514`, `tcp://host:514` or `udp://host:514`",
    },
  ),
  AUDIT_FILE: variable(z.string(), {
    meaning: "appends each event to a file, one JSON object a line",
  }),
  AUDIT_WEBHOOK_URL: variable(webhook, {
    meaning: 'posts events as `{"events": […]}`, signed as webhooks are',
  }),
  AUDIT_WEBHOOK_SECRET: variable(
    z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
      error: "must be whsec_ and at least 24 random bytes in base64",
    }),
    {
      meaning: "signs these posts: `whsec_` and at least 24 random bytes in base64",
      secret: true,
    },
  ),
  AUDIT_CHECKPOINT_FILE: variable(z.string(), {
    meaning: "appends each signed checkpoint to a file",
  }),
  AUDIT_CHECKPOINT_WEBHOOK_URL: variable(webhook, {
    meaning: 'posts checkpoints as `{"checkpoints": […]}`',
  }),
  AUDIT_CHECKPOINT_MINUTES: variable(
    z.coerce.number("must be a number of minutes").int().min(1).max(1440),
    { default: "60", meaning: "minutes between checkpoints" },
  ),
  AUDIT_KEEP_DAYS: variable(keptDays, {
    meaning: "how long kinds are kept, e.g. `attempts=90,views=730`; `forever` has no end",
    otherwise: "`attempts=365`, others forever",
  }),
};

type Given = Partial<z.output<z.ZodObject<typeof auditVariables>>>;

/** Whether there is a webhook without a secret to sign with. */
export const missesWebhookSecret = (given: Given): boolean =>
  given.AUDIT_WEBHOOK_SECRET === undefined &&
  (given.AUDIT_WEBHOOK_URL ?? given.AUDIT_CHECKPOINT_WEBHOOK_URL) !== undefined;

/** The settings of the audit log; without variables, events stay in the database. */
export const auditSettingsOf = (given: Given): AuditSettings => ({
  every: 1_000,
  checkpointEvery: (given.AUDIT_CHECKPOINT_MINUTES ?? 60) * 60_000,
  streams: {
    ...(given.AUDIT_SYSLOG_URL && { syslog: given.AUDIT_SYSLOG_URL }),
    ...(given.AUDIT_FILE && { file: given.AUDIT_FILE }),
    ...(given.AUDIT_WEBHOOK_URL && { webhook: given.AUDIT_WEBHOOK_URL }),
    ...(given.AUDIT_CHECKPOINT_FILE && { "checkpoint-file": given.AUDIT_CHECKPOINT_FILE }),
    ...(given.AUDIT_CHECKPOINT_WEBHOOK_URL && {
      "checkpoint-webhook": given.AUDIT_CHECKPOINT_WEBHOOK_URL,
    }),
  },
  webhookSecret: given.AUDIT_WEBHOOK_SECRET,
  keptDays: given.AUDIT_KEEP_DAYS ?? defaultDays,
});
