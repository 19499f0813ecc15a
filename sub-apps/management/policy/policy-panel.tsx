import {
  allNeeds,
  commonNeeds,
  eachNeed,
  hasNeeds,
  type Need,
  needsBeyond,
} from "@console-shell/contract/words/sub-app-needs";
import { useFormat, usePermission, useWriteButton } from "@console-shell/sdk";
import { LoadFailure, Panel, ScrollTable, type TableColumns, Tag } from "@console-shell/ui";
import { Button, Skeleton, Space } from "antd";
import { useText } from "../messages/index.ts";
import { StageTag } from "../stages/stage-tag.tsx";
import type { SubApp } from "../sub-apps/sub-app.ts";
import { usePolicyChanges } from "./use-policy-changes.tsx";
import { type Policy, useNeedWords, usePolicy } from "./use-policy.ts";

interface Row extends Need {
  isApproved: boolean;
  requests: Policy["requests"];
}

/** Needs that wait for approval, then the approved ones. */
const rowsOf = ({ approved, requests }: Policy): Row[] => {
  const requested = requests.reduce((all, { needs }) => allNeeds(all, needs), {});
  const rowOf = (need: Need, isApproved: boolean): Row => ({
    ...need,
    isApproved,
    requests: requests.filter(({ needs }) => hasNeeds(commonNeeds(needs, need.only))),
  });
  return [
    ...eachNeed(needsBeyond(requested, approved)).map((need) => rowOf(need, false)),
    ...eachNeed(approved).map((need) => rowOf(need, true)),
  ];
};

const usePolicyColumns = (changes: ReturnType<typeof usePolicyChanges>): TableColumns<Row> => {
  const text = useText();
  const wordsOf = useNeedWords();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("management:sub-app:update");
  const columns: TableColumns<Row> = [
    {
      key: "need",
      title: text("policy.need"),
      render: (_value, { need, value }) => (
        <>
          {text(`need.${need}`)} <code className="management-code">{value}</code>
        </>
      ),
    },
    {
      key: "state",
      title: text("word.status"),
      render: (_value, { isApproved }) => (
        <Tag color={isApproved ? "success" : "warning"}>
          {text(isApproved ? "policy.isApproved" : "policy.notApproved")}
        </Tag>
      ),
    },
    {
      key: "requestedBy",
      title: text("policy.requestedBy"),
      render: (_value, { requests }) =>
        requests.length === 0
          ? text("policy.notRequested")
          : requests.map(({ version, stages, isPinned }) => (
              <Space key={version} size={4} wrap>
                {version}
                {stages.map((stage) => (
                  <StageTag key={stage} stage={stage} />
                ))}
                {isPinned ? <Tag>{text("policy.pin")}</Tag> : null}
              </Space>
            )),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, row) => {
        const action = row.isApproved ? "remove" : "approve";
        return (
          <Button
            size="small"
            danger={row.isApproved}
            {...writeButton(false)}
            aria-label={text(`policy.${action}Of`, { need: wordsOf(row) })}
            onClick={() => (row.isApproved ? changes.remove(row) : changes.approve([row]))}
          >
            {text(`policy.${action}`)}
          </Button>
        );
      },
    });
  return columns;
};

/** What a sub-app may need from the page's policy, what its releases ask for, and changing that. */
export const PolicyPanel = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("management:sub-app:update");
  const changes = usePolicyChanges(subApp);
  const columns = usePolicyColumns(changes);
  const { data: policy, error, refetch } = usePolicy(subApp.name);
  const rows = policy ? rowsOf(policy) : [];
  const waiting = rows.filter(({ isApproved }) => !isApproved);
  return (
    <Panel
      title={text("changes.needs")}
      extra={
        mayUpdate && waiting.length > 1 ? (
          <Button {...writeButton(false)} onClick={() => changes.approve(waiting)}>
            {text("policy.approveAll")}
          </Button>
        ) : null
      }
    >
      {error ? <LoadFailure onRetry={refetch} /> : null}
      {policy && rows.length === 0 ? (
        <span className="management-below">{text("policy.none")}</span>
      ) : null}
      {rows.length > 0 ? (
        <ScrollTable<Row>
          label={text("policy.table")}
          rowKey={({ need, value }) => `${need} ${value}`}
          size="middle"
          columns={columns}
          dataSource={rows}
          pagination={false}
        />
      ) : null}
      {!policy && !error ? <Skeleton active /> : null}
      {policy?.changedAt == null ? null : (
        <p className="management-below management-policy-change">
          {text("policy.changed", {
            time: format.dateTime(policy.changedAt),
            name: policy.changedByName ?? "–",
          })}
        </p>
      )}
    </Panel>
  );
};
