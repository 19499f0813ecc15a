import type { Invoice, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { invoiceMailsAtOnce } from "@console-shell/contract/words/limits";
import { type Bulk, type BulkAction, useHasMail, usePermission } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { MailsPreview } from "./mails-preview.tsx";

/** Invoices for one call each: those of a client together, since it gets one reminder of all of them. */
const callsOf = (invoices: readonly Invoice[]): Invoice[][] => {
  const calls: Invoice[][] = [];
  for (const ofClient of Map.groupBy(invoices, ({ clientId }) => clientId).values())
    for (let from = 0; from < ofClient.length; from += invoiceMailsAtOnce) {
      const some = ofClient.slice(from, from + invoiceMailsAtOnce);
      const last = calls.at(-1);
      if (last && last.length + some.length <= invoiceMailsAtOnce) last.push(...some);
      else calls.push(some);
    }
  return calls;
};

/** Sends several invoices, or reminders of them; undefined without the permission. */
export const useInvoiceBulk = (): Bulk<Invoice> | undefined => {
  const text = useText();
  const hasMail = useHasMail();
  if (!usePermission("finance:invoice:send")) return undefined;
  const action = (kind: InvoiceMailKind, can: (invoice: Invoice) => boolean) =>
    ({
      key: kind,
      title: text(kind === "invoice" ? "mail.send" : "mail.remind"),
      done: (count) => text(`mails.done.${kind}`, { count }),
      can: (invoice) => hasMail && can(invoice),
      ask: {
        title: (count) => text(`mail.titleSeveral.${kind}`, { count }),
        detail: text(`mail.severalDetail.${kind}`),
        fields: (
          <Form.Item name="message" label={text("mail.message")} extra={text("mail.messageHelp")}>
            <Input.TextArea rows={3} maxLength={1000} />
          </Form.Item>
        ),
        preview: (invoices) => <MailsPreview kind={kind} ids={invoices.map(({ id }) => id)} />,
      },
      groups: callsOf,
      runGroup: async (invoices, request, { message = "" }) => {
        const { skipped } = await request("POST /cc-api/finance/invoice/send", {
          body: {
            invoiceIds: invoices.map(({ id }) => id),
            kind,
            message,
            idempotencyKey: newIdempotencyKey(),
          },
        });
        return new Map(
          invoices.flatMap((invoice) => {
            const skip = skipped.find(({ id }) => id === invoice.id);
            return skip ? [[invoice, text(`mail.skip.${skip.reason}`)]] : [];
          }),
        );
      },
    }) satisfies BulkAction<Invoice>;
  return {
    nameOf: ({ number }) => number,
    actions: [
      action("invoice", ({ status }) => status !== "void"),
      action("reminder", ({ open, mailedAt }) => open > 0 && mailedAt !== null),
    ],
  };
};
