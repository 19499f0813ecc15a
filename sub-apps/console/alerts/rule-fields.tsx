import {
  alertHolds,
  type AlertMetric,
  alertMetricNames,
  alertMetrics,
  alertWindows,
} from "@console-shell/contract/words/alerts";
import { useApiQuery, usePermission } from "@console-shell/sdk";
import { Form, Input, InputNumber, Select, Switch } from "antd";
import { useText } from "../messages/index.ts";
import { useRuleWords } from "./use-rule-words.ts";

/** Names of the operations called in the last 30 days, for operators who may see usage. */
const useOperationNames = (): string[] => {
  const enabled = usePermission("console:usage:read");
  const { data } = useApiQuery(
    "GET /cc-api/usage/operations",
    { query: { range: "30d", pageSize: 200, sort: "operation", order: "asc" } },
    { enabled },
  );
  // Operations removed in this release can't be watched.
  return data?.items.filter(({ method }) => method !== "").map(({ operation }) => operation) ?? [];
};

const comparisons = ["above", "below"] as const;

/** What an alert rule watches and when it fires, validated as the server does. */
export const RuleFields = () => {
  const text = useText();
  const { windowOf, minutesOf, metricOf } = useRuleWords();
  const operations = useOperationNames();
  const metric = Form.useWatch<AlertMetric | undefined>("metric") ?? "errorRate";
  const { unit, window, operation } = alertMetrics[metric];
  const required = (message: string) => ({ required: true, message });
  return (
    <>
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[
          { ...required(text("word.enterName")), whitespace: true },
          { max: 80, message: text("form.long", { max: 80 }) },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <h2 className="console-group">{text("alerts.condition")}</h2>
      <Form.Item
        name="metric"
        label={text("alerts.metric")}
        extra={text(`metricHelp.${metric}`)}
        rules={[required(text("required.metric"))]}
      >
        <Select options={alertMetricNames.map((value) => ({ value, label: metricOf(value) }))} />
      </Form.Item>
      <Form.Item name="operation" required hidden={!operation} label={text("alerts.operation")}>
        <Select
          showSearch
          options={[
            { value: "", label: text("alerts.allOperations") },
            ...operations.map((value) => ({ value, label: value })),
          ]}
        />
      </Form.Item>
      <div className="console-pair">
        <Form.Item
          name="comparison"
          label={text("alerts.comparison")}
          rules={[required(text("required.comparison"))]}
        >
          <Select
            options={comparisons.map((value) => ({ value, label: text(`comparison.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="threshold"
          label={text("word.threshold")}
          rules={[
            required(text("word.enterThreshold")),
            {
              type: "number",
              min: 0,
              ...(unit === "share" && { max: 100 }),
              message: text(unit === "share" ? "form.percent" : "form.positive"),
            },
          ]}
        >
          <InputNumber className="console-threshold" min={0} suffix={text(`unit.${unit}`)} />
        </Form.Item>
      </div>
      <h2 className="console-group">{text("alerts.timing")}</h2>
      <div className="console-pair">
        <Form.Item
          name="windowMinutes"
          hidden={window === 0}
          label={text("alerts.window")}
          rules={[required(text("required.window"))]}
        >
          <Select
            options={alertWindows
              .filter((value) => value >= window)
              .map((value) => ({ value, label: windowOf(value) }))}
          />
        </Form.Item>
        <Form.Item
          name="forMinutes"
          required
          label={text("alerts.for")}
          extra={text("alerts.forHelp")}
        >
          <Select options={alertHolds.map((value) => ({ value, label: minutesOf(value) }))} />
        </Form.Item>
      </div>
      <Form.Item name="enabled" required label={text("alerts.enabled")} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
};
