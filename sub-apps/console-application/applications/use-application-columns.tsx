import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { EnvironmentTag, StatusTag } from "./application-tags.tsx";

/** The columns of client apps; each name links to its page. */
export const useApplicationColumns = (): TableColumns<ClientApplication> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "name",
      sorter: true,
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
      key: "keyCount",
      sorter: true,
      title: text("application.keys"),
      align: "end",
      render: (_, { keyCount }) => format.number(keyCount),
    },
    {
      key: "lastUsedAt",
      sorter: true,
      title: text("application.lastUse"),
      render: (_, { lastUsedAt }) =>
        lastUsedAt === null ? text("common.never") : format.relative(lastUsedAt),
    },
    {
      key: "createdAt",
      sorter: true,
      title: text("application.created"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
};
