import { ArrowLeftOutlined } from "@ant-design/icons";
import type { PlanDetail } from "@console-shell/contract/calls/finance-plans";
import {
  isNotFound,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import {
  ChoiceSelect,
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

/** The prices of one version, with what it changed; the newest, unless another one is chosen. */
const Versions = ({ plan }: { plan: PlanDetail }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const calendar = useCalendar();
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    plan.versions.findIndex(({ id }) => id === (chosen ?? plan.current?.id)),
    0,
  );
  const version = plan.versions[at];
  if (!version) return null;
  const several = plan.versions.length > 1;
  const from = (month: string) => text("plan.validFrom", { month: period(month) });
  const state =
    version.id === plan.current?.id ? (
      <Status status="success" text={text("plan.current")} />
    ) : calendar && version.validFrom > calendar.month ? (
      <Status status="processing" text={text("plan.upcoming")} />
    ) : null;
  return (
    <Panel
      title={several ? text("plan.callPrices") : from(version.validFrom)}
      extra={
        <span className="finance-queue">
          {state}
          {several ? (
            <ChoiceSelect
              label={text("plan.versions")}
              value={version.id}
              options={plan.versions.map(({ id, validFrom }) => ({
                value: id,
                label: from(validFrom),
              }))}
              onChange={setChosen}
            />
          ) : null}
        </span>
      }
    >
      <VersionTable plan={plan} version={version} before={plan.versions[at + 1]} />
      <p className="finance-detail finance-panel-note">
        {text("plan.published", {
          name: version.createdByName,
          time: format.dateTime(version.createdAt),
        })}
      </p>
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
            <Versions plan={plan} />
          </Detail>
          {publishing ? <PlanForm plan={plan} onClose={() => setPublishing(false)} /> : null}
        </>
      ) : null}
    </Page>
  );
};
