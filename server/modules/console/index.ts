import type { Feature } from "#kernel/call.ts";
import { alert } from "./alert/calls.ts";
import { alertEvaluation } from "./alert/evaluate/run.ts";
import { announcement } from "./announcement/calls.ts";
import { failure } from "./failure/calls.ts";
import { health } from "./health/calls.ts";
import { healthWatch } from "./health/watch.ts";
import { listView } from "./list-view/calls.ts";
import { marks } from "./marks/calls.ts";
import { mail } from "./mail/calls.ts";
import { mailbox } from "./mail/mailbox.ts";
import { notification } from "./notification/calls.ts";
import { notificationMails } from "./notification/send-mails.ts";
import { notificationStream } from "./notification/stream/calls.ts";
import { recent } from "./recent/calls.ts";
import { waiting } from "./waiting/calls.ts";
import { freshCounts } from "./waiting/shared-counts.ts";
import { work } from "./work/calls.ts";

export { addMetrics } from "./metrics/add-metrics.ts";
export { removeExpiredConsole } from "./retention.ts";

/** The module's features. */
export const consoleFeatures: readonly Feature[] = [
  alert,
  alertEvaluation,
  announcement,
  failure,
  health,
  healthWatch,
  listView,
  mail,
  mailbox,
  marks,
  notification,
  notificationMails,
  notificationStream,
  recent,
  waiting,
  freshCounts,
  work,
];
