import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Button, Skeleton, Tabs } from "antd";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { InvoiceList } from "../invoices/invoice-list.tsx";
import { EntryList } from "../ledger/entry-list.tsx";
import { PostForm } from "../ledger/post-form.tsx";
import { useText } from "../messages/index.ts";
import { ClientFacts } from "./client-facts.tsx";
import { ClientForm } from "./client-form.tsx";

/** A client with its ledger and invoices; the tab is in the address. */
export const ClientPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState<"edit" | "post">();
  const mayUpdate = usePermission("finance:client:update");
  const mayPost = usePermission("finance:ledger:create");
  const seesLedger = usePermission("finance:ledger:read");
  const seesInvoices = usePermission("finance:invoice:read");
  const read = useApiQuery("GET /cc-api/finance/client/:id", { params: { id } });
  const client = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = client?.name ?? text(missing ? "client.missing" : "client.loading");
  usePageTitle(title);
  const tabs = [
    ...(seesLedger
      ? [{ key: "ledger", label: text("client.tab.ledger"), children: <EntryList clientId={id} /> }]
      : []),
    ...(seesInvoices
      ? [
          {
            key: "invoices",
            label: text("client.tab.invoices"),
            children: <InvoiceList clientId={id} />,
          },
        ]
      : []),
  ];
  const tab = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0];

  return (
    <Page
      back={
        <Link to="/clients">
          <ArrowLeftOutlined aria-hidden /> {text("client.back")}
        </Link>
      }
      title={title}
      description={client?.number}
      actions={
        client ? (
          <>
            {mayUpdate ? (
              <Button onClick={() => setOpen("edit")}>{text("client.edit")}</Button>
            ) : null}
            {mayPost ? (
              <Button type="primary" onClick={() => setOpen("post")}>
                {text("ledger.post")}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {missing ? <EmptyState description={text("client.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {client ? (
        <>
          <ClientFacts client={client} />
          {tab ? (
            <Panel>
              <Tabs
                activeKey={tab.key}
                destroyOnHidden
                items={tabs}
                onChange={(tab) => setParameters({ tab }, { replace: true })}
              />
            </Panel>
          ) : null}
          {open === "edit" ? (
            <ClientForm client={client} onClose={() => setOpen(undefined)} />
          ) : null}
          {open === "post" ? <PostForm client={client} onClose={() => setOpen(undefined)} /> : null}
        </>
      ) : null}
    </Page>
  );
};
