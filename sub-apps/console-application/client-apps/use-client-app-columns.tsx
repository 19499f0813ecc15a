import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { CallsCell } from "./calls-by-day.tsx";
import { EnvironmentTag, StatusTag } from "./client-app-tags.tsx";

/** The columns of client apps; each name links to its page. */
export const useClientAppColumns = (): TableColumns<ClientApp> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "name",
      sorter: true,
      title: text("word.name"),
      render: (_, { id, name, description }) => (
        <div className="client-app-name">
          <Link to={`/applications/${id}`}>{name}</Link>
          {description ? <div className="client-app-description">{description}</div> : null}
        </div>
      ),
    },
    {
      key: "environment",
      title: text("word.environment"),
      render: (_, { environment }) => <EnvironmentTag environment={environment} />,
    },
    {
      key: "status",
      title: text("word.status"),
      render: (_, clientApp) => <StatusTag clientApp={clientApp} />,
    },
    {
      key: "calls",
      title: text("clientApps.calls"),
      align: "end",
      render: (_, { id }) => <CallsCell id={id} />,
    },
    { key: "owner", dataIndex: "ownerName", title: text("word.owner") },
    {
      key: "keyCount",
      sorter: true,
      title: text("clientApp.keys"),
      align: "end",
      render: (_, { keyCount }) => format.number(keyCount),
    },
    {
      key: "lastUsedAt",
      sorter: true,
      title: text("word.lastUsed"),
      render: (_, { lastUsedAt }) =>
        lastUsedAt === null ? text("word.never") : format.relative(lastUsedAt),
    },
    {
      key: "createdAt",
      from: "wide",
      sorter: true,
      title: text("word.createdAt"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
};
