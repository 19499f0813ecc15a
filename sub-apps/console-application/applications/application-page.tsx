import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { isNotFound, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { EmptyState, Page } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./application-tags.tsx";
import { ApplicationActions } from "./application-actions.tsx";
import { ApplicationTabs } from "./application-tabs.tsx";

/** Environment and purpose on every tab, because two client apps may share a name. */
const Described = ({ application }: { application: ClientApplication }) => (
  <span className="application-described">
    <EnvironmentTag environment={application.environment} />
    {application.status === "suspended" ? <StatusTag status="suspended" /> : null}
    {application.description}
  </span>
);

/** One client app: its limits, keys, libraries and usage, and a place to try its calls. */
export const ApplicationPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const read = useApiQuery("GET /cc-api/client-application/:id", { params: { id } });
  const application = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = application?.name ?? text(missing ? "application.missing" : "application.loading");
  usePageTitle(title);

  return (
    <Page
      back={
        <Link to="/applications">
          <ArrowLeftOutlined aria-hidden /> {text("application.back")}
        </Link>
      }
      title={title}
      description={application ? <Described application={application} /> : null}
      actions={application ? <ApplicationActions application={application} /> : null}
    >
      {missing ? <EmptyState description={text("application.missingDetail")} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {application ? <ApplicationTabs key={application.id} application={application} /> : null}
    </Page>
  );
};
