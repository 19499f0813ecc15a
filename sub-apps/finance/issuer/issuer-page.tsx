import { useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { IssuerFacts } from "./issuer-facts.tsx";
import { IssuerForm } from "./issuer-form.tsx";
import { VersionTable } from "./version-table.tsx";

/** The issuer's details, and earlier versions. */
export const IssuerPage = () => {
  const text = useText();
  usePageTitle(text("issuer.title"));
  const mayChange = usePermission("finance:issuer:update");
  const [editing, setEditing] = useState(false);
  const read = useApiQuery("GET /cc-api/finance/issuer");
  const [current, ...earlier] = read.data?.versions ?? [];
  const change = mayChange ? (
    <Button type="primary" disabled={!read.data} onClick={() => setEditing(true)}>
      {text(current || !read.data ? "issuer.edit" : "issuer.add")}
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
          <IssuerFacts issuer={current} />
        </Panel>
      ) : null}
      {earlier.length > 0 ? (
        <Panel title={text("issuer.earlier")}>
          <VersionTable versions={earlier} />
        </Panel>
      ) : null}
      {editing ? <IssuerForm issuer={current} onClose={() => setEditing(false)} /> : null}
    </Page>
  );
};
