import { usePermission } from "@console-shell/sdk";
import { Tabs } from "antd";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { PinsPanel } from "../pins/pins-panel.tsx";
import { PolicyPanel } from "../policy/policy-panel.tsx";
import { ReleasesPanel } from "../releases/releases-panel.tsx";
import { useReleaseDialogs } from "../releases/use-release-dialogs.tsx";
import { HistoryPanel } from "../stages/history-panel.tsx";
import { StagesPanel } from "../stages/stages-panel.tsx";
import { TokensPanel } from "../tokens/tokens-panel.tsx";
import type { SubApp } from "./sub-app.ts";
import { SubAppFacts } from "./sub-app-facts.tsx";
import { SubAppFigures } from "./sub-app-figures.tsx";

/** A sub-app's tabs; the current one is in the address. */
export const SubAppTabs = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const { name } = subApp;
  const mayUpdate = usePermission("management:sub-app:update");
  const [parameters, setParameters] = useSearchParams();
  const { dialogs, open } = useReleaseDialogs(subApp);
  const tabs = [
    {
      key: "overview",
      label: text("subApp.overview"),
      children: (
        <>
          <SubAppFigures subApp={subApp} />
          <StagesPanel subApp={subApp} open={open} />
          <PolicyPanel subApp={subApp} />
          <SubAppFacts subApp={subApp} />
        </>
      ),
    },
    {
      key: "releases",
      label: text("releases.title"),
      children: <ReleasesPanel subApp={subApp} open={open} />,
    },
    { key: "pins", label: text("pins.title"), children: <PinsPanel subApp={subApp} /> },
    ...(mayUpdate
      ? [{ key: "tokens", label: text("tokens.title"), children: <TokensPanel name={name} /> }]
      : []),
    { key: "history", label: text("history.title"), children: <HistoryPanel name={name} /> },
  ];
  const shown = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0]!;
  return (
    <>
      <Tabs
        className="management-tabs"
        // All fit on a phone.
        tabBarGutter={20}
        activeKey={shown.key}
        destroyOnHidden
        items={tabs}
        onChange={(tab) => setParameters(tab === "overview" ? {} : { tab }, { replace: true })}
      />
      {dialogs}
    </>
  );
};
