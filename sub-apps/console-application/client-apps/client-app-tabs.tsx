import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { lazyPage, usePermission } from "@console-shell/sdk";
import { Detail } from "@console-shell/ui";
import { Tabs } from "antd";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { KeysPanel } from "../keys/keys-panel.tsx";
import { LibrariesPanel } from "../libraries/libraries-panel.tsx";
import { LimitsPanel } from "../limits/limits-panel.tsx";
import { MembersPanel } from "../members/members-panel.tsx";
import { useText } from "../messages/index.ts";
import { ClientAppFacts } from "./client-app-facts.tsx";
import { ClientAppFigures } from "./client-app-figures.tsx";
import { FirstSteps } from "./first-steps.tsx";

const Playground = lazyPage(
  "playground",
  async () => (await import("../playground/playground.tsx")).Playground,
);
const UsageTab = lazyPage("usage", async () => (await import("../usage/usage-tab.tsx")).UsageTab);
const LatestChart = lazyPage(
  "latest chart",
  async () => (await import("../usage/latest-usage.tsx")).LatestChart,
);
const LatestTable = lazyPage(
  "latest table",
  async () => (await import("../usage/latest-usage.tsx")).LatestTable,
);
const WebhooksPanel = lazyPage(
  "webhooks",
  async () => (await import("../webhooks/webhooks-panel.tsx")).WebhooksPanel,
);

/** A client app's tabs; the current one is in the address. */
export const ClientAppTabs = ({ clientApp }: { clientApp: ClientApp }) => {
  const text = useText();
  const { id } = clientApp;
  const isUsed = clientApp.lastUsedAt !== null;
  const maySeeWebhooks = usePermission("console-application:webhook:read");
  const [parameters, setParameters] = useSearchParams();
  // A new key is tried there. Kept here so it survives switching tabs, and is gone once the page is left.
  const [secret, setSecret] = useState("");
  const tabs = [
    {
      key: "overview",
      label: text("tab.overview"),
      children: (
        <>
          <ClientAppFigures clientApp={clientApp} />
          <Detail
            rail={
              <>
                <ClientAppFacts clientApp={clientApp} />
                <LimitsPanel clientAppId={id} />
              </>
            }
          >
            <FirstSteps clientApp={clientApp} />
            {isUsed ? (
              <>
                <LatestChart clientAppId={id} />
                <LatestTable clientAppId={id} />
              </>
            ) : null}
          </Detail>
        </>
      ),
    },
    {
      key: "keys",
      label: text("tab.keys"),
      children: <KeysPanel clientApp={clientApp} onKey={setSecret} />,
    },
    {
      key: "libraries",
      label: text("word.libraries"),
      children: <LibrariesPanel clientAppId={id} />,
    },
    { key: "usage", label: text("tab.usage"), children: <UsageTab clientAppId={id} /> },
    { key: "members", label: text("tab.members"), children: <MembersPanel clientAppId={id} /> },
    ...(maySeeWebhooks
      ? [
          {
            key: "webhooks",
            label: text("tab.webhooks"),
            children: <WebhooksPanel clientAppId={id} />,
          },
        ]
      : []),
    {
      key: "playground",
      label: text("tab.playground"),
      children: <Playground clientAppId={id} secret={secret} onSecret={setSecret} />,
    },
  ];
  const shown = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0];
  const element = useRef<HTMLDivElement>(null);
  const focused = useRef(shown?.key);
  useEffect(() => {
    if (focused.current === shown?.key) return;
    focused.current = shown?.key;
    const focus = document.activeElement;
    const tab = element.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]");
    // The link that opened this tab was on another, and goes away with it.
    if (
      focus === document.body ||
      (element.current?.contains(focus) && !focus?.matches("[role=tab]"))
    )
      tab?.focus();
  }, [shown?.key]);
  return (
    <div ref={element}>
      <Tabs
        className="client-app-tabs cs-tabs"
        activeKey={shown?.key ?? ""}
        destroyOnHidden
        items={tabs}
        onChange={(tab) => setParameters(tab === "overview" ? {} : { tab }, { replace: true })}
      />
    </div>
  );
};
