import { deviceOf } from "@console-shell/contract/words/device-of";
import { useFormat, usePermission } from "@console-shell/sdk";
import { type TableColumns, Tag } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { EndSession } from "./end-session.tsx";
import type { Session } from "./session.ts";

/** The columns of the list of sessions. */
export const useSessionColumns = (): TableColumns<Session> => {
  const text = useText();
  const format = useFormat();
  const mayEnd = usePermission("management:session:end");
  const maySeeOperators = usePermission("management:operator:read");
  const columns: TableColumns<Session> = [
    {
      key: "account",
      sorter: true,
      title: text("word.operator"),
      render: (_value, { operatorId, account, name }) => (
        <>
          {maySeeOperators ? <Link to={`/operators/${operatorId}`}>{account}</Link> : account}
          <span className="management-below">{name}</span>
        </>
      ),
    },
    {
      key: "role",
      title: text("operator.role"),
      render: (_value, { role }) => <RoleTag role={role} />,
    },
    {
      key: "device",
      title: text("sessions.device"),
      render: (_value, { device, address, current }) => {
        const { browser, system } = deviceOf(device);
        const known = { browser: browser ?? text("sessions.unknownBrowser"), system };
        return (
          <span title={device}>
            {system ? text("sessions.deviceName", { ...known, system }) : known.browser}
            {current ? <Tag className="management-beside">{text("sessions.current")}</Tag> : null}
            <span className="management-below">{address}</span>
          </span>
        );
      },
    },
    {
      key: "lastSeenAt",
      sorter: true,
      title: text("sessions.lastSeenAt"),
      render: (_value, { lastSeenAt }) => (
        <time dateTime={new Date(lastSeenAt).toISOString()} title={format.dateTime(lastSeenAt)}>
          {format.relative(lastSeenAt)}
        </time>
      ),
    },
    {
      key: "createdAt",
      sorter: true,
      title: text("sessions.createdAt"),
      render: (_value, { createdAt, remember }) => (
        <>
          <time dateTime={new Date(createdAt).toISOString()}>{format.dateTime(createdAt)}</time>
          {remember ? (
            <span className="management-below">{text("sessions.remembered")}</span>
          ) : null}
        </>
      ),
    },
  ];
  if (mayEnd)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, session) => (session.mayEnd ? <EndSession session={session} /> : null),
    });
  return columns;
};
