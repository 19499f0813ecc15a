import { apiUsageRangeNames } from "@console-shell/contract/words/usage-ranges";
import { oneOf, useApiQuery, useListState } from "@console-shell/sdk";
import {
  EmptyState,
  ExportLink,
  LoadFailure,
  Panel,
  Toolbar,
  useSelectOptions,
} from "@console-shell/ui";
import { Segmented, Select } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { UsageChart } from "./usage-chart.tsx";
import { UsageTable } from "./usage-table.tsx";

/** A client app's API usage: over time, and by key and operation. */
export const UsageTab = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
  const list = useListState(["range", "key"]);
  const range = oneOf(apiUsageRangeNames, list.values.range) ?? "30d";
  const keyId = list.values.key;
  const of = { range, ...(keyId && { keyId }) };
  const params = { id: clientAppId };
  const series = useApiQuery(
    "GET /cc-api/client-app/:id/usage/series",
    { params, query: of },
    { keepPrevious: true },
  );
  const keys = useApiQuery("GET /cc-api/client-app/:id/key/list", {
    params,
    query: { pageSize: 200 },
  });
  const choices = useSelectOptions(keys);
  const isEmpty = series.data?.points.every(({ calls }) => calls === 0);

  return (
    <>
      <Toolbar>
        <Segmented
          aria-label={text("usage.range")}
          value={range}
          onChange={(name) => list.set({ range: oneOf(apiUsageRangeNames, name) })}
          options={apiUsageRangeNames.map((name) => ({
            value: name,
            label: text(`usage.range.${name}`),
          }))}
        />
        <Select
          allowClear
          className="usage-key"
          aria-label={text("usage.key")}
          placeholder={text("usage.allKeys")}
          {...choices}
          value={keyId}
          options={keys.data?.items.map(({ id, name, prefix }) => ({
            value: id,
            label: `${name} · ${prefix}`,
          }))}
          onChange={(key: string | undefined) => list.set({ key })}
        />
        <ExportLink path={`/cc-api/client-app/${clientAppId}/usage/export`} filters={of} />
      </Toolbar>
      {series.error ? (
        <Panel>
          <LoadFailure onRetry={series.refetch} />
        </Panel>
      ) : null}
      {isEmpty ? (
        <Panel>
          <EmptyState
            description={text("usage.none")}
            action={<Link to="?tab=playground">{text("usage.tryOne")}</Link>}
          />
        </Panel>
      ) : null}
      {series.error || isEmpty ? null : <UsageChart usage={series.data} />}
      {isEmpty === false ? <UsageTable clientAppId={clientAppId} list={list} of={of} /> : null}
    </>
  );
};
