import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { useFormat, type useListState } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./application-tags.tsx";

export const sortFields = ["name", "createdAt", "keyCount", "lastUsedAt"] as const;

interface ApplicationTableProps {
  list: Pick<ReturnType<typeof useListState>, "tableProps" | "orderOf">;
  data: { items: ClientApplication[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of applications; each name links to its page. */
export const ApplicationTable = ({ list, data, loading, empty }: ApplicationTableProps) => {
  const text = useText();
  const format = useFormat();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    dataIndex: key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const columns: TableColumns<ClientApplication> = [
    {
      ...sorted("name"),
      title: text("application.name"),
      render: (_, { id, name, description }) => (
        <div className="application-name">
          <Link to={`/applications/${id}`}>{name}</Link>
          {description ? <div className="application-description">{description}</div> : null}
        </div>
      ),
    },
    {
      key: "environment",
      title: text("application.environment"),
      render: (_, { environment }) => <EnvironmentTag environment={environment} />,
    },
    {
      key: "status",
      title: text("application.status"),
      render: (_, { status }) => <StatusTag status={status} />,
    },
    { key: "owner", dataIndex: "ownerName", title: text("application.owner") },
    {
      ...sorted("keyCount"),
      title: text("application.keys"),
      align: "end",
      render: (_, { keyCount }) => format.number(keyCount),
    },
    {
      ...sorted("lastUsedAt"),
      title: text("application.lastUse"),
      render: (_, { lastUsedAt }) =>
        lastUsedAt === null ? text("common.never") : format.relative(lastUsedAt),
    },
    {
      ...sorted("createdAt"),
      title: text("application.created"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
  const { pagination, ...props } = list.tableProps<ClientApplication>(data?.total);
  return (
    <ScrollTable
      {...props}
      label={text("applications.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={data?.items ?? []}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      pagination={
        pagination && {
          ...pagination,
          hideOnSinglePage: false,
          showTotal: (total) => text("applications.total", { total }),
        }
      }
    />
  );
};
