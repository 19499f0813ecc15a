import { ArrowLeftOutlined } from "@ant-design/icons";
import type { PlanDetail, PlanVersion } from "@console-shell/contract/calls/finance-plans";
import {
  isNotFound,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import {
  Detail,
  EmptyState,
  Facts,
  LoadFailure,
  Page,
  Panel,
  Stats,
  Status,
} from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { PlanForm } from "./plan-form.tsx";
import { VersionTable } from "./version-table.tsx";

const VersionPanel = ({ plan, version }: { plan: PlanDetail; version: PlanVersion }) => {
  const text = useText();
  const period = usePeriod();
  const calendar = useCalendar();
  const from = text("plan.validFrom", { month: period(version.validFrom) });
  return (
    <Panel
      title={from}
      extra={
        version.id === plan.current?.id ? (
          <Status status="success" text={text("plan.current")} />
        ) : calendar && version.validFrom > calendar.month ? (
          <Status status="processing" text={text("plan.upcoming")} />
        ) : null
      }
    >
      <VersionTable plan={plan} version={version} />
    </Panel>
  );
};

const PlanFigures = ({ plan: { current, clients, currency } }: { plan: PlanDetail }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  return (
    <Stats
      lead
      label={text("plan.fee")}
      items={[
        {
          label: text("plan.fee"),
          value: current ? <Amount value={current.platformFee} currency={currency} /> : "–",
        },
        {
          label: text("plan.since"),
          value: current ? period(current.validFrom) : text("plan.notYet"),
        },
        { label: text("plan.clients"), value: format.number(clients) },
      ]}
    />
  );
};

/** A price plan with all published prices, newest first. */
export const PlanPage = () => {
  const text = useText();
  const format = useFormat();
  const { id = "" } = useParams();
  const [publishing, setPublishing] = useState(false);
  const mayPublish = usePermission("finance:plan:create");
  const read = useApiQuery("GET /cc-api/finance/plan/:id", { params: { id } });
  const plan = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = plan?.name ?? text(missing ? "plan.missing" : "plan.loading");
  usePageTitle(title);
  return (
    <Page
      record
      back={
        <Link to="/plans">
          <ArrowLeftOutlined aria-hidden /> {text("plans.title")}
        </Link>
      }
      title={title}
      actions={
        plan && mayPublish ? (
          <Button type="primary" onClick={() => setPublishing(true)}>
            {text("plan.publish")}
          </Button>
        ) : null
      }
      figures={plan ? <PlanFigures plan={plan} /> : null}
    >
      {missing ? <EmptyState description={text("plan.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {plan ? (
        <>
          <Detail
            rail={
              <Panel title={text("plan.facts")}>
                <Facts
                  items={[
                    { label: text("plan.currency"), value: plan.currency },
                    { label: text("plan.versions"), value: format.number(plan.versions.length) },
                    { label: text("word.createdAt"), value: format.date(plan.createdAt) },
                  ]}
                />
              </Panel>
            }
          >
            {plan.versions.map((version) => (
              <VersionPanel key={version.id} plan={plan} version={version} />
            ))}
          </Detail>
          {publishing ? <PlanForm plan={plan} onClose={() => setPublishing(false)} /> : null}
        </>
      ) : null}
    </Page>
  );
};
