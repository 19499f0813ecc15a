import { useApiQuery, usePageTitle } from "@console-shell/sdk";
import { LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton, Tabs } from "antd";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { ConnectionPanel } from "./connection-panel.tsx";
import { FailuresPanel } from "./failures-panel.tsx";
import { GroupsPanel } from "./groups-panel.tsx";
import { ProvisioningTokensPanel } from "./provisioning-tokens-panel.tsx";

/** Provisioning by an identity provider: its address and tokens, the roles of its groups, and what was refused. */
export const ProvisioningPage = () => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { data: state, error, refetch } = useApiQuery("GET /mc-api/provisioning");
  usePageTitle(text("provisioning.title"));
  const tabs = [
    {
      key: "connection",
      label: text("provisioning.connection"),
      children: state ? (
        <>
          <ConnectionPanel state={state} />
          <ProvisioningTokensPanel baseUrl={state.baseUrl} />
        </>
      ) : null,
    },
    { key: "groups", label: text("groups.title"), children: <GroupsPanel /> },
    { key: "failures", label: text("failures.title"), children: <FailuresPanel /> },
  ];
  const shown = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0]!;
  return (
    <Page title={text("provisioning.title")} description={text("provisioning.description")}>
      {error ? <LoadFailure message={error.message} onRetry={refetch} /> : null}
      {!state && !error ? (
        <Panel>
          <Skeleton active />
        </Panel>
      ) : null}
      {state ? (
        <Tabs
          className="management-tabs cs-tabs"
          activeKey={shown.key}
          destroyOnHidden
          items={tabs}
          onChange={(tab) => setParameters(tab === "connection" ? {} : { tab }, { replace: true })}
        />
      ) : null}
    </Page>
  );
};
