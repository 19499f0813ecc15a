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
  /** By address, what was shown last since the banner appeared: many pages poll every few seconds. */
  const shown = new Map<string, string>();
  connection.subscribe((online) => {
    if (online) shown.clear();
  });
  return (error: RequestError, isPoll = false): void => {
    const described = describeFailure(error, text());
    if (!described) return;
    if (!connection.get()) {
      if (isPoll && shown.get(error.url) === described.title) return;
      shown.set(error.url, described.title);
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
