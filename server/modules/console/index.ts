import type { Feature } from "#kernel/call.ts";
import { alert } from "./alert/routes.ts";
import { announcement } from "./announcement/routes.ts";
import { failure } from "./failure/routes.ts";
import { health } from "./health/routes.ts";
import { listView } from "./list-view/routes.ts";
import { marks } from "./marks/routes.ts";
import { mail } from "./mail/routes.ts";
import { notification } from "./notification/routes.ts";
import { notificationMails } from "./notification/send-mails.ts";
import { notificationStream } from "./notification/stream/routes.ts";
import { recent } from "./recent/routes.ts";
import { waiting } from "./waiting/routes.ts";
import { work } from "./work/routes.ts";

export { addMetrics } from "./metrics/add-metrics.ts";
export { removeExpiredConsole } from "./retention.ts";

/** The module's features. */
export const consoleFeatures: readonly Feature[] = [
  alert,
  announcement,
  failure,
  health,
  listView,
  mail,
  marks,
  notification,
  notificationMails,
  notificationStream,
  recent,
  waiting,
  work,
];
