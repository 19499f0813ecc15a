import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { EmptyState, Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { KeysPanel } from "../keys/keys-panel.tsx";
import { MembersPanel } from "../members/members-panel.tsx";
import { useText } from "../messages/index.ts";
import { WebhooksPanel } from "../webhooks/webhooks-panel.tsx";
import { ApplicationActions } from "./application-actions.tsx";
import { EnvironmentTag, StatusTag } from "./application-tags.tsx";

/** One application with its keys. */
export const ApplicationPage = () => {
  const text = useText();
  const format = useFormat();
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
      description={application?.description}
      actions={application ? <ApplicationActions application={application} /> : null}
    >
      {missing ? <EmptyState description={text("application.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {application ? (
        <>
          <Panel title={text("application.facts")}>
            <Facts
              items={[
                {
                  label: text("application.environment"),
                  value: <EnvironmentTag environment={application.environment} />,
                },
                {
                  label: text("application.status"),
                  value: <StatusTag status={application.status} />,
                },
                { label: text("application.owner"), value: application.ownerName },
                {
                  label: text("application.keys"),
                  value: format.number(application.keyCount),
                },
                {
                  label: text("application.lastUse"),
                  value:
                    application.lastUsedAt === null
                      ? text("common.never")
                      : format.dateTime(application.lastUsedAt),
                },
                {
                  label: text("application.created"),
                  value: format.dateTime(application.createdAt),
                },
                {
                  label: text("application.updated"),
                  value: format.dateTime(application.updatedAt),
                },
              ]}
            />
          </Panel>
          <KeysPanel applicationId={application.id} />
          <WebhooksPanel applicationId={application.id} />
          <MembersPanel applicationId={application.id} />
        </>
      ) : null}
    </Page>
  );
};
