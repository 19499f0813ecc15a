import { Sparkline, Tag } from "@console-shell/ui";
import { useFormat, useLocale } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Space, Typography } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Health } from "../releases/health.tsx";
import { Share } from "../stages/share.tsx";
import { type SubApp, stageOf } from "./sub-app.ts";

/** The columns of the list of sub-apps. */
export const useSubAppColumns = (): TableColumns<SubApp> => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  return [
    {
      key: "name",
      title: text("subApp.subApp"),
      render: (_value, { name, title, build }) => (
        <>
          <Space size={8}>
            <Link to={`/sub-apps/${name}`}>{title[locale]}</Link>
            {build ? <Tag>{text("subApp.builtIn")}</Tag> : null}
          </Space>
          <code className="management-code">{name}</code>
          {build?.problem ? (
            <Typography.Text type="danger">
              {text("subApp.unreadable", { problem: build.problem })}
            </Typography.Text>
          ) : null}
        </>
      ),
    },
    {
      key: "stable",
      title: text("stage.stable"),
      render: (_value, subApp) => {
        const stable = stageOf(subApp, "stable");
        return stable ? (
          <div className="management-typed">
            {stable.version} <Health of={stable.health} />
          </div>
        ) : (
          "–"
        );
      },
    },
    {
      key: "canary",
      title: text("stage.canary"),
      render: (_value, subApp) => {
        const canary = stageOf(subApp, "canary");
        return canary ? (
          <div className="management-typed">
            {canary.version} <Share of={canary.share} /> <Health of={canary.health} />
          </div>
        ) : (
          "–"
        );
      },
    },
    {
      key: "mounts",
      from: "xl",
      align: "end",
      title: text("subApp.mountsByDay"),
      render: (_value, { mountsByDay = [] }) => {
        const count = mountsByDay.reduce((sum, mounts) => sum + mounts, 0);
        if (count === 0) return "–";
        return (
          <span
            className="management-trend"
            title={text("subApp.mountsIn", { count, days: mountsByDay.length })}
          >
            {format.number(count)}
            <Sparkline values={mountsByDay} kind="bars" />
          </span>
        );
      },
    },
    {
      key: "latest",
      from: "wide",
      card: "hidden",
      title: text("subApp.latestVersion"),
      render: (_value, { latestVersion }) => latestVersion ?? "–",
    },
    {
      key: "owner",
      title: text("word.owner"),
      render: (_value, { ownerName }) => ownerName ?? text("audit.console"),
    },
    {
      key: "changedAt",
      title: text("subApp.changedAt"),
      render: (_value, { createdAt, stages }) => {
        const changedAt = Math.max(createdAt, ...stages.map((stage) => stage.changedAt));
        return <span title={format.dateTime(changedAt)}>{format.relative(changedAt)}</span>;
      },
    },
  ];
};
