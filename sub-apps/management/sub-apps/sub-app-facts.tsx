import {
  RecordForm,
  useApiMutation,
  useNotify,
  useFormat,
  useLocale,
  usePermission,
} from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorSelect } from "../shared/operator-select.tsx";
import type { SubApp } from "./sub-app.ts";
import { openPermission } from "@console-shell/contract/host/registration";
import { Facts, MenuItems, Panel, RowMenu } from "@console-shell/ui";
import { useState } from "react";
import { Link } from "react-router";

/** The dialog that gives a sub-app another owner. */
const OwnerForm = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  const update = useApiMutation("PATCH /mc-api/sub-app/:name");
  return (
    <RecordForm<{ ownerId: string }>
      title={text("owner.change")}
      submit={text("word.save")}
      initialValues={{}}
      save={async (body) => {
        const { ownerName } = await update.mutateAsync({ params: { name }, body });
        notify({ kind: "success", title: text("owner.saved", { name: ownerName }) });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="ownerId"
        label={text("word.owner")}
        rules={[{ required: true, message: text("required.owner") }]}
      >
        <OperatorSelect />
      </Form.Item>
    </RecordForm>
  );
};

interface ServerFormProps {
  subApp: SubApp;
  onClose: () => void;
}

/** The dialog for the origin of a sub-app's own server, to which the console passes its calls. */
const ServerForm = ({ subApp: { name, backend }, onClose }: ServerFormProps) => {
  const text = useText();
  const notify = useNotify();
  const update = useApiMutation("PATCH /mc-api/sub-app/:name");
  return (
    <RecordForm<{ backend: string }>
      title={text("server.title")}
      submit={text("word.save")}
      initialValues={{ backend: backend ?? "" }}
      save={async ({ backend: typed }) => {
        const body = { backend: typed.trim() || null };
        await update.mutateAsync({ params: { name }, body });
        notify({ kind: "success", title: text("server.saved") });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="backend"
        label={text("server.origin")}
        extra={text("server.originHelp", { path: `/-/apps/${name}/api/` })}
      >
        <Input maxLength={300} autoComplete="off" inputMode="url" spellCheck={false} />
      </Form.Item>
    </RecordForm>
  );
};

/**
 * A sub-app's facts, its own server, and which permission opens it: only root has that at first. A built-in sub-app
 * has neither an owner nor a server.
 */
export const SubAppFacts = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
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
          <RowMenu
            label={text("subApp.actionsOf", { name: subApp.title[locale] })}
            menu={
              <MenuItems
                items={[
                  { key: "owner", label: text("owner.change"), onClick: () => setEditing("owner") },
                  {
                    key: "server",
                    label: text("server.change"),
                    onClick: () => setEditing("server"),
                  },
                ]}
              />
            }
          />
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
