import { ArrowLeftOutlined } from "@ant-design/icons";
import type { DeliveryDetail, Webhook } from "@console-shell/contract/calls/webhook";
import { isNotFound, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Detail, EmptyState, Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { AttemptTable } from "./attempt-table.tsx";
import { CodeBlock } from "../shared/code-block.tsx";
import { DeliveryStateBadge } from "./delivery-state.tsx";
import { NextAttempt } from "./next-attempt.tsx";
import { RedeliverButton } from "./redeliver-button.tsx";
import { useReadEvery } from "./use-read-every.ts";

/** The payload, formatted; it is sent without whitespace. */
const readable = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2);

/** The delivery's state, and where it goes. */
const Described = ({ webhook, delivery }: { webhook: Webhook; delivery: DeliveryDetail }) => {
  const text = useText();
  return (
    <span className="client-app-described">
      <DeliveryStateBadge state={delivery.state} />
      {delivery.attempts.length > 0 ? (
        <span>{text("attempts.count", { count: delivery.attempts.length })}</span>
      ) : null}
      <NextAttempt webhook={webhook} delivery={delivery} />
      <span>{webhook.url}</span>
    </span>
  );
};

const Shown = ({ delivery }: { delivery: DeliveryDetail }) => {
  const text = useText();
  const format = useFormat();
  const { eventId, type, createdAt, payload, attempts } = delivery;
  return (
    <>
      <div className="client-app-bare">
        <Panel title={text("attempts.title")}>
          <AttemptTable attempts={attempts} />
        </Panel>
      </div>
      <Detail
        rail={
          <Panel title={text("clientApp.facts")}>
            <Facts
              items={[
                {
                  label: text("delivery.type"),
                  value: <code className="webhook-code">{type}</code>,
                },
                { label: text("word.time"), value: format.dateTime(createdAt) },
                {
                  label: text("delivery.eventId"),
                  value: <code className="webhook-code">{eventId}</code>,
                },
              ]}
            />
          </Panel>
        }
      >
        <Panel title={text("delivery.payload")}>
          <CodeBlock label={text("delivery.json")} code={readable(payload)} />
        </Panel>
      </Detail>
    </>
  );
};

/** One event's delivery to one webhook, with all attempts. */
export const DeliveryPage = () => {
  const text = useText();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const { id = "", webhookId = "", deliveryId = "" } = useParams();
  const params = { id, webhookId };
  const webhook = useApiQuery("GET /cc-api/client-app/:id/webhook/:webhookId", { params });
  const reading = useReadEvery();
  const read = useApiQuery(
    "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/:deliveryId",
    { params: { ...params, deliveryId } },
    { refetchInterval: reading.every },
  );
  reading.look(webhook.data, read.data && [read.data]);
  const delivery = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = delivery
    ? text("delivery.title", { event: text(`event.${delivery.type}`) })
    : text(missing ? "delivery.missing" : "delivery.loading");
  const parent = {
    path: `/applications/${id}/webhooks/${webhookId}`,
    title: webhook.data ? new URL(webhook.data.url).host : text("webhook.loading"),
  };
  usePageTitle(title, parent);

  return (
    <Page
      record
      back={
        <Link to={parent.path}>
          <ArrowLeftOutlined aria-hidden /> {parent.title}
        </Link>
      }
      title={title}
      description={
        webhook.data && delivery ? <Described webhook={webhook.data} delivery={delivery} /> : null
      }
      actions={
        webhook.data && delivery && mayUpdate ? (
          <RedeliverButton webhook={webhook.data} delivery={delivery} />
        ) : null
      }
    >
      {missing ? <EmptyState description={text("delivery.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {webhook.data && delivery ? <Shown delivery={delivery} /> : null}
    </Page>
  );
};
