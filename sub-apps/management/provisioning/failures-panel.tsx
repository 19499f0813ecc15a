import { ListTable, type RowOf, useFormat, useList } from "@console-shell/sdk";
import { Panel, type TableColumns, Tag } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

type Failure = RowOf<"GET /mc-api/provisioning/failure/list">;

const useFailureColumns = (): TableColumns<Failure> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "at",
      title: text("word.time"),
      render: (_value, { at, tokenName }) => (
        <>
          <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
          <span className="management-below">{tokenName}</span>
        </>
      ),
    },
    {
      key: "request",
      title: text("failures.request"),
      render: (_value, { method, path }) => (
        <code className="management-request">
          {method} {path}
        </code>
      ),
    },
    {
      key: "detail",
      title: text("failures.detail"),
      render: (_value, { status, detail }) => (
        <>
          <Tag color={status >= 500 ? "error" : "warning"}>{status}</Tag>
          <span className="management-below management-answer" lang="en">
            {detail}
          </span>
        </>
      ),
    },
  ];
};

/** Requests of identity providers that were refused, and why. */
export const FailuresPanel = () => {
  const text = useText();
  const list = useList("GET /mc-api/provisioning/failure/list", { columns: useFailureColumns() });
  return (
    <Panel>
      <p className="management-lead">{text("failures.about")}</p>
      <ListTable list={list} label={text("failures.title")} none={text("failures.none")} />
    </Panel>
  );
};
