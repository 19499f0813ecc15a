import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { lazyPage, usePermission } from "@console-shell/sdk";
import { Tabs } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { KeysPanel } from "../keys/keys-panel.tsx";
import { LibrariesPanel } from "../libraries/libraries-panel.tsx";
import { LimitsPanel } from "../limits/limits-panel.tsx";
import { MembersPanel } from "../members/members-panel.tsx";
import { useText } from "../messages/index.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { FirstSteps } from "./first-steps.tsx";

const Playground = lazyPage(
  "playground",
  async () => (await import("../playground/playground.tsx")).Playground,
);
const UsageTab = lazyPage("usage", async () => (await import("../usage/usage-tab.tsx")).UsageTab);
const WebhooksPanel = lazyPage(
  "webhooks",
  async () => (await import("../webhooks/webhooks-panel.tsx")).WebhooksPanel,
);

/** A client app's tabs; the current one is in the address. */
export const ApplicationTabs = ({ application }: { application: ClientApplication }) => {
  const text = useText();
  const { id } = application;
  const maySeeWebhooks = usePermission("console-application:webhook:read");
  const [parameters, setParameters] = useSearchParams();
  // Kept here so it survives switching tabs, and is gone once the page is left.
  const [secret, setSecret] = useState("");
  const tabs = [
    {
      key: "overview",
      label: text("tab.overview"),
      children: (
        <>
          <FirstSteps application={application} />
          <ApplicationFacts application={application} />
          <LimitsPanel applicationId={id} />
        </>
      ),
    },
    { key: "keys", label: text("tab.keys"), children: <KeysPanel applicationId={id} /> },
    {
      key: "libraries",
      label: text("tab.libraries"),
      children: <LibrariesPanel applicationId={id} />,
    },
    { key: "usage", label: text("tab.usage"), children: <UsageTab applicationId={id} /> },
    { key: "members", label: text("tab.members"), children: <MembersPanel applicationId={id} /> },
    ...(maySeeWebhooks
      ? [
          {
            key: "webhooks",
            label: text("tab.webhooks"),
            children: <WebhooksPanel applicationId={id} />,
          },
        ]
      : []),
    {
      key: "playground",
      label: text("tab.playground"),
      children: <Playground applicationId={id} secret={secret} onSecret={setSecret} />,
    },
  ];
  const shown = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0];
  return (
    <Tabs
      className="application-tabs"
      activeKey={shown?.key ?? ""}
      destroyOnHidden
      items={tabs}
      onChange={(tab) => setParameters(tab === "overview" ? {} : { tab }, { replace: true })}
    />
  );
};
