import type { ApiOutput } from "@console-shell/contract";
import { pageSize } from "@console-shell/contract/words/limits";
import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { useFormat, useRequest } from "@console-shell/sdk";
import { Facts, LoadFailure } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Alert, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { MailText } from "./mail-text.tsx";

type Preview = ApiOutput<"POST /cc-api/finance/invoice/mail-preview">;

/** What would be e-mailed of several invoices: how many e-mails to whom, which invoices are left out, and the first e-mail. */
export const MailsPreview = ({ kind, ids }: { kind: InvoiceMailKind; ids: readonly string[] }) => {
  const text = useText();
  const format = useFormat();
  const request = useRequest();
  const read = useQuery({
    queryKey: ["POST /cc-api/finance/invoice/mail-preview", kind, ids],
    queryFn: async () => {
      const all: Preview = { mails: 0, items: [], sample: null };
      for (let from = 0; from < ids.length; from += pageSize.max) {
        const invoiceIds = ids.slice(from, from + pageSize.max);
        const { mails, items, sample } = await request(
          "POST /cc-api/finance/invoice/mail-preview",
          { body: { invoiceIds, kind } },
        );
        all.mails += mails;
        all.items.push(...items);
        all.sample ??= sample;
      }
      return all;
    },
    // Somebody may have e-mailed some of them since.
    gcTime: 0,
  });
  if (read.error) return <LoadFailure onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton active />;
  const { mails, items, sample } = read.data;
  const mailed = items.filter(({ skipped }) => skipped === null);
  const again = mailed.filter(({ sentAt }) => sentAt !== null).length;
  const left = items.length - mailed.length;
  return (
    <>
      <p>
        <strong>{text("mails.count", { mails, invoices: mailed.length })}</strong>
        {again > 0 ? (
          <>
            <br />
            {text("mails.again", { count: again })}
          </>
        ) : null}
      </p>
      {left > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={text("mails.left", { count: left })}
          className="finance-form-alert"
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too */}
      <ul className="finance-mail finance-mail-list" aria-label={text("mail.to")} tabIndex={0}>
        {items
          .toSorted((one, other) => Number(one.skipped === null) - Number(other.skipped === null))
          .map(({ id, number, clientName, recipients, sentAt, skipped }) => (
            <li key={id}>
              {number} · {clientName}
              <div className="finance-detail">
                {skipped ? text(`mail.skip.${skipped}`) : recipients.join(", ")}
                {sentAt === null
                  ? null
                  : ` · ${text("mails.sentAt", { time: format.dateTime(sentAt) })}`}
              </div>
            </li>
          ))}
      </ul>
      {sample ? (
        <>
          <Facts
            items={[
              { label: text("mails.sample"), value: sample.numbers.join(", ") },
              { label: text("mail.subject"), value: sample.subject },
              { label: text("mail.files"), value: sample.files.join(", ") },
            ]}
          />
          <MailText before={sample.before} after={sample.after} />
        </>
      ) : null}
    </>
  );
};
