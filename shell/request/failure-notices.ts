import type { Live } from "@console-shell/contract";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import type { Text } from "../i18n/texts.ts";
import type { Notices } from "../notices/notices.ts";
import { describeFailure } from "./error-catalogue.ts";
import type { RequestError } from "./request-error.ts";

interface FailureNoticesParts {
  notices: Pick<Notices, "notification">;
  /** Whether the server is reachable. */
  connection: Live<boolean>;
  text: () => Text;
}

/** Returns the function that shows a notification for a failed call. */
export const createFailureNotices = ({ notices, connection, text }: FailureNoticesParts) => {
  /** Reads already notified since the offline banner appeared: many pages poll every few seconds. */
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
    // Somebody else was faster: nothing failed.
    const isLate = error.fields.length > 0 && error.fields.every(({ code }) => code === "decided");
    // Replaces a notification with the same title.
    notices.notification({
      kind: isLate ? "info" : isSentForApproval(error) ? "success" : "error",
      ...described,
      key: described.title,
    });
  };
};
