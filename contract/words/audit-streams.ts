/** What receives events and checkpoints outside the console. */
export const auditStreams = [
  "syslog",
  "file",
  "webhook",
  "checkpoint-file",
  "checkpoint-webhook",
] as const;
export type AuditStreamName = (typeof auditStreams)[number];
