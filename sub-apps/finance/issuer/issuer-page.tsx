import { useApiQuery, useFormat, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { UnprintableAlert } from "../shared/unprintable-alert.tsx";
import { IssuerForm } from "./issuer-form.tsx";
import { VersionTable } from "./version-table.tsx";
import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";

/** The issuer's details as printed on invoices, and who entered them. */
const IssuerFacts = ({ issuer }: { issuer: IssuerVersion }) => {
  const text = useText();
  const format = useFormat();
  const { name, address, taxNumber, bankName, bankAccount, timeZone } = issuer;
  const { createdAt, createdByName } = issuer;
  return (
    <Facts
      items={[
        { label: text("word.name"), value: name },
        {
          label: text("issuer.address"),
          value: <span className="finance-lines">{address}</span>,
        },
        {
          label: text("issuer.taxNumber"),
          value: <span className="finance-number">{taxNumber || text("word.none")}</span>,
        },
        { label: text("issuer.bankName"), value: bankName || text("word.none") },
        {
          label: text("issuer.bankAccount"),
          value: <span className="finance-number">{bankAccount}</span>,
        },
        { label: text("issuer.timeZone"), value: timeZone },
        {
          label: text("issuer.saidBy"),
          value: text("proposal.personAt", {
            name: createdByName,
            time: format.dateTime(createdAt),
          }),
        },
      ]}
    />
  );
};

/** The issuer's details, and earlier versions. */
export const IssuerPage = () => {
  const text = useText();
  usePageTitle(text("issuer.title"));
  const mayChange = usePermission("finance:issuer:update");
  const [editing, setEditing] = useState(false);
  const read = useApiQuery("GET /cc-api/finance/issuer");
  const versions = read.data?.versions ?? [];
  const [current] = versions;
  const change = mayChange ? (
    <Button
      type={read.data && !current ? "primary" : "default"}
      disabled={!read.data}
      onClick={() => setEditing(true)}
    >
      {text(current || !read.data ? "word.edit" : "issuer.add")}
    </Button>
  ) : null;
  return (
    <Page title={text("issuer.title")} description={text("issuer.description")} actions={change}>
      {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {read.data && !current ? (
        <Panel>
          <EmptyState description={text("issuer.none")} />
        </Panel>
      ) : null}
      {current ? (
        <Panel title={text("issuer.current")}>
          <UnprintableAlert
            found={[{ label: text("issuer.title"), characters: current.unprintable }]}
          />
          <div className="finance-issuer">
            <IssuerFacts issuer={current} />
          </div>
        </Panel>
      ) : null}
      {versions.length > 1 ? (
        <Panel title={text("issuer.earlier")}>
          <VersionTable versions={versions} />
        </Panel>
      ) : null}
      {editing ? <IssuerForm issuer={current} onClose={() => setEditing(false)} /> : null}
    </Page>
  );
};
