import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

interface VersionTableProps {
  /** All of them, newest first: each applies until the one before it in the list. */
  versions: readonly IssuerVersion[];
}

/** Earlier versions with their dates; invoices from their time still show them. */
export const VersionTable = ({ versions }: VersionTableProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <ScrollTable
      label={text("issuer.table")}
      rowKey="id"
      size="middle"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={versions
        .slice(1)
        .map((version, at) => ({ ...version, until: versions[at]!.createdAt }))}
      columns={[
        {
          key: "since",
          title: text("issuer.since"),
          render: (_, { createdAt, until, createdByName }) => (
            <>
              <span className="finance-number">{format.date(createdAt)}</span> –{" "}
              <span className="finance-number">{format.date(until)}</span>
              <div className="finance-detail">{createdByName}</div>
            </>
          ),
        },
        {
          key: "name",
          title: text("word.name"),
          render: (_, { name, address }) => (
            <>
              {name}
              <div className="finance-detail finance-lines">{address}</div>
            </>
          ),
        },
        {
          key: "taxNumber",
          dataIndex: "taxNumber",
          title: text("issuer.taxNumber"),
          className: "finance-number",
        },
        {
          key: "bank",
          title: text("issuer.bankAccount"),
          render: (_, { bankName, bankAccount }) => (
            <>
              <span className="finance-number">{bankAccount}</span>
              <div className="finance-detail">{bankName}</div>
            </>
          ),
        },
      ]}
    />
  );
};
