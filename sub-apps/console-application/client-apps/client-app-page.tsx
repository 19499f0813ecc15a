import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { isNotFound, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { EmptyState, Page } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./client-app-tags.tsx";
import { ClientAppActions } from "./client-app-actions.tsx";
import { ClientAppTabs } from "./client-app-tabs.tsx";

/** Environment and purpose on every tab, because two client apps may share a name. */
const Described = ({ clientApp }: { clientApp: ClientApp }) => (
  <span className="client-app-described">
    <EnvironmentTag environment={clientApp.environment} />
    {clientApp.status === "suspended" || clientApp.keyCount === 0 ? (
      <StatusTag clientApp={clientApp} />
    ) : null}
    {clientApp.description}
  </span>
);

/** One client app: its limits, keys, libraries and usage, and a place to try its calls. */
export const ClientAppPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const read = useApiQuery("GET /cc-api/client-app/:id", { params: { id } });
  const clientApp = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = clientApp?.name ?? text(missing ? "clientApp.missing" : "clientApp.loading");
  usePageTitle(title);

  return (
    <Page
      record
      back={
        <Link to="/applications">
          <ArrowLeftOutlined aria-hidden /> {text("clientApp.back")}
        </Link>
      }
      title={title}
      description={clientApp ? <Described clientApp={clientApp} /> : null}
      actions={clientApp ? <ClientAppActions clientApp={clientApp} /> : null}
    >
      {missing ? <EmptyState description={text("clientApp.missingDetail")} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {clientApp ? <ClientAppTabs key={clientApp.id} clientApp={clientApp} /> : null}
    </Page>
  );
};
