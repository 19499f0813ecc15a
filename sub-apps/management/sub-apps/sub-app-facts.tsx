import { openPermission } from "@console-shell/contract/host/registration";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { OwnerForm } from "./owner-form.tsx";
import { ServerForm } from "./server-form.tsx";
import type { SubApp } from "./sub-app.ts";

/**
 * A sub-app's facts, its own server, and which permission opens it: only root has that at first. A built-in sub-app
 * has neither an owner nor a server.
 */
export const SubAppFacts = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  const maySeeRoles = usePermission("management:role:read");
  const opening = <code>{openPermission(subApp)}</code>;
  const mayUpdate = usePermission("management:sub-app:update");
  const [editing, setEditing] = useState<"owner" | "server">();
  const close = () => setEditing(undefined);
  return (
    <Panel
      title={text("subApp.facts")}
      extra={
        mayUpdate && !subApp.build ? (
          <Space wrap>
            <Button onClick={() => setEditing("owner")}>{text("owner.change")}</Button>
            <Button onClick={() => setEditing("server")}>{text("server.change")}</Button>
          </Space>
        ) : undefined
      }
    >
      <Facts
        items={[
          ...(subApp.build
            ? [{ label: text("subApp.build"), value: subApp.build.version ?? "–" }]
            : [
                { label: text("word.owner"), value: subApp.ownerName ?? "–" },
                { label: text("word.createdAt"), value: format.dateTime(subApp.createdAt) },
              ]),
          { label: text("subApp.latestVersion"), value: subApp.latestVersion ?? "–" },
          ...(subApp.build
            ? []
            : [{ label: text("server.title"), value: subApp.backend ?? text("word.none") }]),
          {
            label: text("subApp.opening"),
            value: maySeeRoles ? <Link to="/roles">{opening}</Link> : opening,
          },
        ]}
      />
      {editing === "owner" ? <OwnerForm name={subApp.name} onClose={close} /> : null}
      {editing === "server" ? <ServerForm subApp={subApp} onClose={close} /> : null}
    </Panel>
  );
};
