import type { Live } from "@console-shell/contract";
import type { Text } from "../i18n/texts.ts";
import type { Notices } from "../notices/notices.ts";
import { describeFailure } from "./error-catalogue.ts";
import type { RequestError } from "./request-error.ts";

interface FailureNoticesParts {
  notices: Pick<Notices, "notification">;
  /** Whether the server can be reached. */
  connection: Live<boolean>;
  text: () => Text;
}

/** Makes the function that shows a failed call's notification. */
export const createFailureNotices = ({ notices, connection, text }: FailureNoticesParts) => {
  /** Reads that were shown since the offline banner is there: many pages read again every few seconds. */
  const shownOffline = new Set<string>();
  connection.subscribe((online) => {
    if (online) shownOffline.clear();
  });
  return (error: RequestError, method: string): void => {
    const described = describeFailure(error, text());
    if (!described) return;
    if (method === "GET" && !connection.get()) {
      if (shownOffline.has(error.url)) return;
      shownOffline.add(error.url);
    }
    // One that says the same replaces the one before.
    notices.notification({ kind: "error", ...described, key: described.title });
  };
};
