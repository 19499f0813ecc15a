import { alertWindows } from "@console-shell/contract/words/alerts";
import { Form, Input, InputNumber, Select, Switch } from "antd";
import { useText } from "../messages/index.ts";
import type { RuleValues } from "./rule-values.ts";
import { useRuleWords } from "./use-rule-words.ts";
import { useApiQuery, usePermission } from "@console-shell/sdk";

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

const metrics = ["calls", "errors", "errorRate", "p95"] as const;
const comparisons = ["above", "below"] as const;
const units = { calls: "calls", errors: "errors", errorRate: "%", p95: "ms" } as const;

/** An alert rule's fields, validated as the server does. */
export const RuleFields = () => {
  const text = useText();
  const { windowOf } = useRuleWords();
  const operations = useOperationNames();
  const metric = Form.useWatch<RuleValues["metric"] | undefined>("metric") ?? "errorRate";
  const unit = units[metric];
  const required = (message: string) => ({ required: true, message });
  return (
    <>
      <Form.Item
        name="name"
        label={text("alerts.name")}
        rules={[
          { ...required(text("required.name")), whitespace: true },
          { max: 80, message: text("form.long", { max: 80 }) },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="metric"
        label={text("alerts.metric")}
        rules={[required(text("required.metric"))]}
      >
        <Select options={metrics.map((value) => ({ value, label: text(`metric.${value}`) }))} />
      </Form.Item>
      <Form.Item name="operation" required label={text("alerts.operation")}>
        <Select
          showSearch
          options={[
            { value: "", label: text("alerts.allOperations") },
            ...operations.map((value) => ({ value, label: value })),
          ]}
        />
      </Form.Item>
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
        label={text("alerts.threshold")}
        rules={[
          required(text("required.threshold")),
          {
            type: "number",
            min: 0,
            ...(metric === "errorRate" && { max: 100 }),
            message: text(metric === "errorRate" ? "form.percent" : "form.positive"),
          },
        ]}
      >
        <InputNumber
          className="console-threshold"
          min={0}
          suffix={unit === "calls" || unit === "errors" ? text(`metric.${unit}`) : unit}
        />
      </Form.Item>
      <Form.Item
        name="windowMinutes"
        label={text("alerts.window")}
        rules={[required(text("required.window"))]}
      >
        <Select options={alertWindows.map((value) => ({ value, label: windowOf(value) }))} />
      </Form.Item>
      <Form.Item name="enabled" required label={text("alerts.enabled")} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
};
