import { openPermission } from "@console-shell/contract/host/registration";
import { InPlace, useApiMutation, useFormat, usePermission } from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { Input, type InputProps } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { OperatorSelect } from "../shared/operator-select.tsx";
import type { SubApp } from "./sub-app.ts";

/* The origin of a sub-app's own server, to which the console passes its calls. */
const OriginField = ({ name, ...field }: InputProps & { name: string }) => {
  const text = useText();
  return (
    <>
      <Input {...field} maxLength={300} autoComplete="off" inputMode="url" spellCheck={false} />
      <span className="management-below">
        {text("server.originHelp", { path: `/-/apps/${name}/api/` })}
      </span>
    </>
  );
};

/**
 * A sub-app's facts, its own server, and which permission opens it: only root has that at first. A built-in sub-app
 * has neither an owner nor a server.
 */
export const SubAppFacts = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  const maySeeRoles = usePermission("management:role:read");
  const opening = <code>{openPermission(subApp)}</code>;
  const mayEdit = usePermission("management:sub-app:update");
  const update = useApiMutation("PATCH /mc-api/sub-app/:name");
  const { name, ownerId, ownerName, backend, build, createdAt, latestVersion } = subApp;
  const params = { name };
  const owner = (
    <InPlace<string>
      label={text("word.owner")}
      name="ownerId"
      value={ownerId ?? ""}
      field={
        <OperatorSelect
          {...(ownerId && ownerName !== null && { selected: { id: ownerId, name: ownerName } })}
        />
      }
      rules={[{ required: true, message: text("required.owner") }]}
      save={(id) => update.mutateAsync({ params, body: { ownerId: id } })}
      // A node with an older release doesn't say who it is.
      mayEdit={mayEdit && Boolean(ownerId)}
    >
      {ownerName ?? "–"}
    </InPlace>
  );
  const server = (
    <InPlace<string>
      label={text("server.title")}
      name="backend"
      value={backend ?? ""}
      field={<OriginField name={name} />}
      save={(typed) => update.mutateAsync({ params, body: { backend: typed.trim() || null } })}
      mayEdit={mayEdit}
    >
      {backend ?? text("word.none")}
    </InPlace>
  );
  return (
    <Panel title={text("subApp.facts")}>
      <Facts
        items={[
          ...(build
            ? [{ label: text("subApp.build"), value: build.version ?? "–" }]
            : [
                { label: text("word.owner"), value: owner },
                { label: text("server.title"), value: server },
              ]),
          { label: text("subApp.latestVersion"), value: latestVersion ?? "–" },
          {
            label: text("subApp.opening"),
            value: maySeeRoles ? <Link to="/roles">{opening}</Link> : opening,
          },
          ...(build ? [] : [{ label: text("word.createdAt"), value: format.dateTime(createdAt) }]),
        ]}
      />
    </Panel>
  );
};
