import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { Detail, EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { DeliveriesPanel } from "./deliveries-panel.tsx";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookFacts } from "./webhook-facts.tsx";
import { WebhookFigures } from "./webhook-figures.tsx";
import { WebhookStateBadge } from "./webhook-state.tsx";
import { verifySnippet } from "@console-shell/contract/words/webhook-verification";
import { CodeBlock } from "../shared/code-block.tsx";

/** Explains to developers how to verify that a delivery is genuine. */
const VerifyPanel = () => {
  const text = useText();
  return (
    <Panel title={text("verify.title")}>
      <p>{text("verify.detail")}</p>
      <ul className="webhook-hints">
        <li>{text("verify.body")}</li>
        <li>{text("verify.twice")}</li>
        <li>{text("verify.answer")}</li>
      </ul>
      <CodeBlock label={text("verify.code")} code={verifySnippet} />
    </Panel>
  );
};

/** Polling interval in milliseconds: the server may pause it. */
const readEvery = 5_000;

/** A webhook and its deliveries. */
export const WebhookPage = () => {
  const text = useText();
  const { id = "", webhookId = "" } = useParams();
  const read = useApiQuery(
    "GET /cc-api/client-app/:id/webhook/:webhookId",
    { params: { id, webhookId } },
    { refetchInterval: readEvery },
  );
  const clientApp = useApiQuery(
    "GET /cc-api/client-app/:id",
    { params: { id } },
    { enabled: usePermission("console-application:application:read") },
  );
  const webhook = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = webhook
    ? new URL(webhook.url).host
    : text(missing ? "webhook.missing" : "webhook.loading");
  const parent = {
    path: `/applications/${id}?tab=webhooks`,
    title: clientApp.data?.name ?? text("clientApp.loading"),
  };
  usePageTitle(title, parent);

  return (
    <Page
      record
      figures={webhook ? <WebhookFigures webhook={webhook} /> : null}
      back={
        <Link to={parent.path}>
          <ArrowLeftOutlined aria-hidden /> {parent.title}
        </Link>
      }
      title={title}
      description={
        webhook ? (
          <span className="client-app-described">
            <WebhookStateBadge webhook={webhook} />
            <span>{webhook.url}</span>
          </span>
        ) : null
      }
      actions={webhook ? <WebhookActions webhook={webhook} /> : null}
    >
      {missing ? <EmptyState description={text("webhook.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {webhook ? (
        <>
          <div className="client-app-bare">
            <DeliveriesPanel webhook={webhook} />
          </div>
          <Detail
            rail={
              <Panel title={text("clientApp.facts")}>
                <WebhookFacts webhook={webhook} />
              </Panel>
            }
          >
            <VerifyPanel />
          </Detail>
        </>
      ) : null}
    </Page>
  );
};
