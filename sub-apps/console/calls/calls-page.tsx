import { ArrowLeftOutlined, CloseOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { outcomes } from "@console-shell/contract/words/usage-ranges";
import { ListPanel, useList, useListState, usePageTitle } from "@console-shell/sdk";
import { FilterSelect, Page } from "@console-shell/ui";
import { Button } from "antd";
import { useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router";
import { type MessageKey, useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { Summary } from "../shared/summary.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { useCallColumns } from "./use-call-columns.tsx";

type Calls = ApiOutput<"GET /cc-api/usage/call/list">;

const hour = 3_600_000;
const pagesBefore: readonly [RegExp, MessageKey][] = [
  [/^\/operations\/[^/?]+(\?|$)/, "operations.operation"],
  [/^\/applications\/[^/?]+(\?|$)/, "clientApps.one"],
  [/^\/applications(\?|$)/, "clientApps.title"],
  [/^\/alerts\/[^/?]+(\?|$)/, "alerts.title"],
  [/^\/overview(\?|$)/, "overview.title"],
];

/** The page that the operator came from, as it was. */
const usePageBefore = () => {
  const text = useText();
  const [parameters] = useSearchParams();
  const given = parameters.get("back") ?? "/overview";
  const [, title] = pagesBefore.find(([pattern]) => pattern.test(given)) ?? [];
  return { path: title ? given : "/overview", title: text(title ?? "overview.title") };
};

interface FilterTagProps {
  children: string;
  /** What the button does. */
  label: string;
  onRemove: () => void;
}

/** A filter that was set by a chart or a figure, and can be removed. */
const FilterTag = ({ children, label, onRemove }: FilterTagProps) => (
  <Button
    className="console-filter-tag"
    icon={<CloseOutlined aria-hidden />}
    iconPlacement="end"
    title={label}
    aria-label={label}
    onClick={onRemove}
  >
    {children}
  </Button>
);

/** The calls behind a chart or a figure, as finely as they are counted. */
export const CallsPage = () => {
  const text = useText();
  const intl = useIntl();
  const timeOf = ({ from, to }: { from: number; to: number }) =>
    intl.formatDateTimeRange(from, to, { dateStyle: "medium", timeStyle: "short" });
  const [range, { set: setRange }] = useUsageRange();
  const asText = (value: string | undefined) => value;
  const ofClientApp = useListState(["clientApp"]).values.clientApp;
  const columns = useCallColumns(range, { withKeys: ofClientApp !== undefined });
  const list = useList("GET /cc-api/usage/call/list", {
    columns,
    sort: "-at",
    filters: { outcome: outcomes, operation: asText, clientApp: asText },
    query: (filters) => ({ ...range, ...filters }),
  });
  const data = list.data as Calls | undefined;
  const { operation, clientApp, outcome } = list.filters;
  const appName = data?.clientAppName ?? "…";
  const before = usePageBefore();
  usePageTitle(text("calls.title"), before);
  return (
    <Page
      title={text("calls.title")}
      description={text("calls.description", {
        bucket: text(data?.bucket === hour ? "calls.hour" : "calls.minute"),
      })}
      back={
        <Link to={before.path}>
          <ArrowLeftOutlined aria-hidden /> {before.title}
        </Link>
      }
    >
      <div className="console-bar">
        <RangePicker />
      </div>
      {/* The figures of a client app's calls are on its own page. */}
      {clientApp === undefined ? (
        <Summary range={range} {...(operation !== undefined && { operation })} />
      ) : null}
      <div className="console-bare">
        <ListPanel
          list={list}
          title={
            data
              ? text(outcome ? `calls.total.${outcome}` : "calls.total", {
                  calls: data.calls,
                })
              : text("calls.title")
          }
          label={text("calls.title")}
          file="/cc-api/usage/call/export"
          filters={
            <>
              <FilterSelect
                label={text("calls.outcomeLabel")}
                value={outcome}
                all={text("calls.anyOutcome")}
                options={outcomes.map((value) => ({
                  value,
                  label: text("calls.byOutcome", { name: text(`outcome.${value}`) }),
                }))}
                onChange={(value) => list.set({ outcome: value })}
              />
              {"from" in range ? (
                <FilterTag
                  label={text("calls.removeRange")}
                  onRemove={() => setRange({ range: "24h" })}
                >
                  {timeOf(range)}
                </FilterTag>
              ) : null}
              {operation === undefined ? null : (
                <FilterTag
                  label={text("calls.removeOperation", { name: operation })}
                  onRemove={() => list.set({ operation: undefined })}
                >
                  {text("calls.byOperation", { name: operation })}
                </FilterTag>
              )}
              {clientApp === undefined ? null : (
                <FilterTag
                  label={text("calls.removeClientApp", { name: appName })}
                  onRemove={() => list.set({ clientApp: undefined })}
                >
                  {text("calls.byClientApp", { name: appName })}
                </FilterTag>
              )}
            </>
          }
          none={text("calls.none")}
          noneFound={text("calls.noneFound")}
        />
      </div>
    </Page>
  );
};
