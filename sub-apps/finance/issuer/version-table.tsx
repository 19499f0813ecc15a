import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

/** Earlier versions, newest first; invoices from their time still show them. */
export const VersionTable = ({ versions }: { versions: readonly IssuerVersion[] }) => {
  const text = useText();
  const format = useFormat();
  return (
    <ScrollTable
      label={text("issuer.table")}
      rowKey="id"
      size="middle"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={[...versions]}
      columns={[
        {
          key: "since",
          title: text("issuer.since"),
          render: (_, { createdAt, createdByName }) => (
            <>
              {format.date(createdAt)}
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
        { key: "taxNumber", dataIndex: "taxNumber", title: text("issuer.taxNumber") },
        {
          key: "bank",
          title: text("issuer.bankAccount"),
          render: (_, { bankName, bankAccount }) => (
            <>
              {bankAccount}
              <div className="finance-detail">{bankName}</div>
            </>
          ),
        },
      ]}
    />
  );
};
