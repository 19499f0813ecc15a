import { useFormat, useWritable, usePermission } from "@console-shell/sdk";
import { MenuItems, RowMenu, type TableColumns, Tag } from "@console-shell/ui";
import { Space } from "antd";
import { useText } from "../messages/index.ts";
import { StageTag } from "../stages/stage-tag.tsx";
import type { SubApp } from "../sub-apps/sub-app.ts";
import { Health } from "./health.tsx";
import type { OpenDialog } from "./use-release-dialogs.tsx";
import type { Release } from "./use-releases.ts";

/** The hash at the end of a commit's address, as short as Git shows it. */
const shortHashOf = (address: string): string | undefined =>
  /[0-9a-f]{7,40}$/.exec(address)?.[0].slice(0, 7);

/** The columns of a sub-app's releases. */
export const useReleaseColumns = ({ build }: SubApp, open: OpenDialog): TableColumns<Release> => {
  const text = useText();
  const format = useFormat();
  const writable = useWritable();
  const mayUpdate = usePermission("management:sub-app:update");
  return [
    {
      key: "version",
      title: text("release.version"),
      render: (_value, { version, stages, yankedAt, yankReason }) => (
        <>
          <Space wrap size={4}>
            <strong>{version}</strong>
            {stages.map((stage) => (
              <StageTag key={stage} stage={stage} />
            ))}
            {yankedAt === null ? null : (
              <Tag color="error" title={format.dateTime(yankedAt)}>
                {text("release.isWithdrawn")}
              </Tag>
            )}
          </Space>
          {yankReason ? <span className="management-below">{yankReason}</span> : null}
        </>
      ),
    },
    {
      key: "health",
      title: text("health.title"),
      render: (_value, { health }) => <Health of={health} />,
    },
    {
      key: "size",
      title: text("word.size"),
      render: (_value, { size, fileCount }) => (
        <>
          {format.bytes(size)}
          <span className="management-below">{text("release.files", { count: fileCount })}</span>
        </>
      ),
    },
    {
      key: "commit",
      title: text("release.commit"),
      render: (_value, { commitUrl }) =>
        commitUrl === null ? (
          "–"
        ) : (
          <a href={commitUrl} target="_blank" rel="noreferrer">
            <code>{shortHashOf(commitUrl) ?? text("release.commit")}</code>
          </a>
        ),
    },
    {
      key: "publishedAt",
      title: text("release.publishedAt"),
      render: (_value, { publishedAt, publishedByName }) => (
        <>
          <span title={format.dateTime(publishedAt)}>{format.relative(publishedAt)}</span>
          <span className="management-below">{publishedByName ?? text("audit.console")}</span>
        </>
      ),
    },
    {
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, { version, yankedAt }) => (
        <RowMenu
          label={text("operator.actionsOf", { name: version })}
          menu={
            <MenuItems
              items={[
                ...(mayUpdate && yankedAt === null
                  ? [
                      {
                        key: "promote",
                        label: text("stage.promote"),
                        onClick: () => open({ kind: "promote", version }),
                      },
                    ]
                  : []),
                {
                  key: "changes",
                  label: text("release.showChanges"),
                  onClick: () => open({ kind: "changes", version }),
                },
                ...(mayUpdate && yankedAt === null && version !== build?.version
                  ? [
                      {
                        key: "withdraw",
                        label: text("release.withdraw"),
                        danger: true,
                        disabled: !writable,
                        onClick: () => open({ kind: "withdraw", version }),
                      },
                    ]
                  : []),
              ]}
            />
          }
        />
      ),
    },
  ];
};
