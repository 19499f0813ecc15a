import type { ApiOutput } from "@console-shell/contract";
import { useFormat } from "@console-shell/sdk";
import { Email, Status, type TableColumns } from "@console-shell/ui";
import { useMemo } from "react";
import { useText } from "../messages/index.ts";

type Mail = ApiOutput<"GET /mc-api/mail/list">["items"][number];

const badges = { sent: "default", failed: "error" } as const;

/** The columns of the mail log. */
export const useMailColumns = (): TableColumns<Mail> => {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: "createdAt",
        title: text("word.time"),
        sorter: true,
        render: (_value, { createdAt }) => (
          <time dateTime={new Date(createdAt).toISOString()}>{format.dateTime(createdAt)}</time>
        ),
      },
      {
        key: "recipient",
        title: text("mails.recipient"),
        render: (_value, { recipient }) => <Email address={recipient} />,
      },
      {
        key: "subject",
        card: "title",
        title: text("mails.subject"),
        render: (_value, { subject, locale }) => (
          <div className="management-subject" lang={locale}>
            {subject}
          </div>
        ),
      },
      {
        key: "state",
        title: text("mails.state"),
        render: (_value, { state, error }) => (
          <>
            <Status status={badges[state]} text={text(`mails.${state}`)} />
            {error ? <span className="management-below management-typed">{error}</span> : null}
          </>
        ),
      },
    ],
    [text, format],
  );
};
