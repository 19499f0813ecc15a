import { DownloadOutlined } from "@ant-design/icons";
import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { useLocale } from "@console-shell/sdk";
import { Panel, useDownload, useNarrow } from "@console-shell/ui";
import { Button } from "antd";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { Section } from "../shared/section.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { usePeriod } from "./use-period.ts";

type Row = readonly [label: string, value: string];

const Rows = ({ rows, className }: { rows: readonly Row[]; className: string }) => (
  <dl className={className}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The first page as the PDF has it (server/modules/billing/document), drawn from the invoice: opening a PDF is audited. */
const Paper = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const intl = useIntl();
  const period = usePeriod();
  const { issuer, number, billedTo, clientNumber, planName } = invoice;
  // Paper spells the months out.
  const day = (on: string) => intl.formatDate(on, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className="finance-paper">
      <div className="finance-paper-head">
        <div>
          <div className="finance-paper-title">{text("document.invoice")}</div>
          <div className="finance-paper-faint">{number}</div>
        </div>
        {issuer ? (
          <div className="finance-paper-issuer">
            <strong>{issuer.name}</strong>
            <div className="finance-paper-faint">{issuer.address}</div>
            {issuer.taxNumber ? (
              <div className="finance-paper-faint">
                {text("document.taxNumber", { number: issuer.taxNumber })}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="finance-paper-parties">
        <div>
          <div className="finance-paper-faint">{text("invoice.billedTo")}</div>
          <strong>{billedTo}</strong>
          <div className="finance-paper-faint">{clientNumber}</div>
        </div>
        <Rows
          className="finance-paper-facts"
          rows={[
            [text("invoice.number"), number],
            [text("invoice.period"), period(invoice.month)],
            [text("invoice.issued"), day(invoice.issuedOn)],
            [text("invoice.due"), day(invoice.dueOn)],
            ...(planName === null ? [] : [[text("invoice.plan"), planName] as const]),
          ]}
        />
      </div>
      <InvoiceLines invoice={invoice} label={text("invoice.linesTable")} />
      {issuer ? (
        <Rows
          className="finance-paper-payment"
          rows={[
            [text("document.payTo"), issuer.name],
            ...(issuer.bankName ? [[text("issuer.bankName"), issuer.bankName] as const] : []),
            [text("document.account"), issuer.bankAccount],
            [text("document.reference"), number],
          ]}
        />
      ) : null}
      <p className="finance-paper-remark">
        {text("invoice.unitHelp")} {text("document.zone", { zone: issuer?.timeZone ?? "UTC" })}
      </p>
    </div>
  );
};

/** The invoice as the client gets it; on a phone its lines, and a link to the document. */
export const InvoiceDocument = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const locale = useLocale();
  const download = useDownload();
  const narrow = useNarrow();
  const link = download(`/cc-api/finance/invoice/${invoice.id}/pdf?locale=${locale}`);
  if (narrow)
    return (
      <Panel title={text("invoice.lines")} extra={<a {...link}>{text("document.open")}</a>}>
        <InvoiceLines invoice={invoice} label={text("invoice.linesTable")} />
        <p className="finance-detail">{text("invoice.unitHelp")}</p>
      </Panel>
    );
  return (
    <Section
      title={text("document.title")}
      extra={
        <Button size="small" icon={<DownloadOutlined aria-hidden />} {...link}>
          {text("invoice.pdf")}
        </Button>
      }
    >
      <Paper invoice={invoice} />
    </Section>
  );
};
