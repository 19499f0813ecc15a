import { hasNeeds } from "@console-shell/contract/words/sub-app-needs";
import { useFormat, useWritable, usePermission } from "@console-shell/sdk";
import { MenuItems, RowMenu, type TableColumns, Tag } from "@console-shell/ui";
import { Space } from "antd";
import { useText } from "../messages/index.ts";
import { Health } from "../releases/health.tsx";
import type { OpenDialog } from "../releases/use-release-dialogs.tsx";
import type { Stage } from "../sub-apps/sub-app.ts";
import { Share } from "./share.tsx";
import { StageTag } from "./stage-tag.tsx";
import { useStageName } from "./use-stage-name.ts";

/** The columns of a sub-app's stages. */
export const useStageColumns = (
  stages: readonly Stage[],
  open: OpenDialog,
): TableColumns<Stage> => {
  const text = useText();
  const format = useFormat();
  const nameOf = useStageName();
  const writable = useWritable();
  const mayUpdate = usePermission("management:sub-app:update");
  const columns: TableColumns<Stage> = [
    {
      key: "stage",
      title: text("stage.stage"),
      render: (_value, { stage, share }) => (
        <Space size={4} wrap>
          <StageTag stage={stage} />
          <Share of={share} />
        </Space>
      ),
    },
    {
      key: "version",
      title: text("release.version"),
      render: (_value, { version, unapproved, health }) => (
        <>
          <Space size={4} wrap>
            <strong>{version}</strong>
            {hasNeeds(unapproved) ? <Tag color="warning">{text("policy.incomplete")}</Tag> : null}
          </Space>
          <Health of={health} />
        </>
      ),
    },
    ...(stages.some(({ previous }) => previous !== null)
      ? [
          {
            key: "previous",
            title: text("stage.previous"),
            render: (_value: unknown, { previous }: Stage) => previous ?? "–",
          },
        ]
      : []),
    {
      key: "reason",
      title: text("word.reason"),
      render: (_value, { reason, changedByName }) => (
        <div className="management-typed">
          {changedByName === null ? text("stage.ownBuild") : reason}
        </div>
      ),
    },
    {
      key: "changedAt",
      title: text("stage.changedAt"),
      render: (_value, { changedAt, changedByName }) => (
        <>
          <span title={format.dateTime(changedAt)}>{format.relative(changedAt)}</span>
          <span className="management-below">{changedByName ?? text("audit.console")}</span>
        </>
      ),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, stage) => (
        <RowMenu
          label={text("operator.actionsOf", { name: nameOf(stage.stage) })}
          menu={
            <MenuItems
              items={[
                {
                  key: "promote",
                  label: text("stage.promoteTo"),
                  onClick: () => open({ kind: "promote", stage: stage.stage }),
                },
                ...(stage.share === null
                  ? []
                  : [
                      {
                        key: "share",
                        label: text("stage.changeShare"),
                        onClick: () => open({ kind: "share", stage }),
                      },
                    ]),
                {
                  key: "rollBack",
                  label: text("stage.rollBack"),
                  disabled: !writable || stage.previous === null,
                  onClick: () => open({ kind: "rollBack", stage }),
                },
                ...(stage.stage === "stable"
                  ? []
                  : [
                      {
                        key: "remove",
                        label: text("word.remove"),
                        danger: true,
                        disabled: !writable,
                        onClick: () => open({ kind: "remove", stage }),
                      },
                    ]),
              ]}
            />
          }
        />
      ),
    });
  return columns;
};
