import { openPermission } from "@console-shell/contract/words/sub-app";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts, Panel } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import type { SubApp } from "./sub-app.ts";

/** A sub-app's facts, and which permission opens it: only root has that at first. */
export const SubAppFacts = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  const maySeeRoles = usePermission("management:role:read");
  const opening = <code>{openPermission(subApp)}</code>;
  return (
    <Panel title={text("subApp.facts")}>
      <Facts
        items={[
          { label: text("subApp.owner"), value: subApp.ownerName },
          { label: text("subApp.createdAt"), value: format.dateTime(subApp.createdAt) },
          { label: text("subApp.latestVersion"), value: subApp.latestVersion ?? "–" },
          {
            label: text("subApp.opening"),
            value: maySeeRoles ? <Link to="/roles">{opening}</Link> : opening,
          },
        ]}
      />
    </Panel>
  );
};
