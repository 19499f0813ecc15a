import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, lazyPage, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page } from "@console-shell/ui";
import { Skeleton, Tabs } from "antd";
import { Link, useParams, useSearchParams } from "react-router";
import { InvoiceList } from "../invoices/invoice-list.tsx";
import { EntryList } from "../ledger/entry-list.tsx";
import { useText } from "../messages/index.ts";
import { ClientActions } from "./client-actions.tsx";
import { ClientFigures } from "./client-facts.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { ClientOverview } from "./client-overview.tsx";

// Charts are loaded with the tabs that have some.
const ClientCredit = lazyPage(
  "credit",
  async () => (await import("./client-credit.tsx")).ClientCredit,
);
const ClientUsage = lazyPage("usage", async () => (await import("./client-usage.tsx")).ClientUsage);

/** A client with all that concerns it; the tab is in the address. */
export const ClientPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const seesLedger = usePermission("finance:ledger:read");
  const seesInvoices = usePermission("finance:invoice:read");
  const seesNotes = usePermission("finance:note:read");
  const read = useApiQuery("GET /cc-api/finance/client/:id", { params: { id } });
  const client = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = client?.name ?? text(missing ? "client.missing" : "client.loading");
  usePageTitle(title);
  const tabs = client
    ? ([
        { key: "overview", isShown: true, content: <ClientOverview client={client} /> },
        {
          key: "ledger",
          isShown: seesLedger,
          content: <EntryList clientId={id} />,
        },
        {
          key: "invoices",
          isShown: seesInvoices,
          content: <InvoiceList clientId={id} />,
        },
        { key: "usage", isShown: true, content: <ClientUsage clientId={id} /> },
        { key: "credit", isShown: true, content: <ClientCredit client={client} /> },
        { key: "notes", isShown: seesNotes, content: <ClientNotes clientId={id} /> },
      ] as const)
    : [];
  const shown = tabs.filter(({ isShown }) => isShown);
  const tab = shown.find(({ key }) => key === parameters.get("tab")) ?? shown[0];

  return (
    <Page
      record
      back={
        <Link to="/clients">
          <ArrowLeftOutlined aria-hidden /> {text("client.back")}
        </Link>
      }
      title={title}
      description={client?.number}
      actions={client ? <ClientActions client={client} /> : null}
      figures={client ? <ClientFigures client={client} /> : null}
    >
      {missing ? <EmptyState description={text("client.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {tab ? (
        <Tabs
          className="cs-tabs"
          activeKey={tab.key}
          destroyOnHidden
          items={shown.map(({ key, content }) => ({
            key,
            label: text(`client.tab.${key}`),
            children: content,
          }))}
          // Each tab's list has its own page and order.
          onChange={(tab) => setParameters({ tab }, { replace: true })}
        />
      ) : null}
    </Page>
  );
};
