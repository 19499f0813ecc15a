import { ListTable, useList, usePermission, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { Panel, LoadFailure, Page } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { AddButton } from "../shared/add-button.tsx";
import { IssuedToken } from "../tokens/issued-token.tsx";
import { ProvisioningTokenForm } from "./provisioning-token-form.tsx";
import { useProvisioningTokenColumns } from "./use-provisioning-token-columns.tsx";
import { Skeleton, Tabs } from "antd";
import { useSearchParams } from "react-router";
import { ProvisioningFigures, SetUpPanel } from "./connection-panel.tsx";
import { FailuresPanel } from "./failures-panel.tsx";
import { GroupsPanel } from "./groups-panel.tsx";

/** The tokens with which identity providers provision operators. */
const ProvisioningTokensPanel = ({ baseUrl }: { baseUrl: string }) => {
  const text = useText();
  const mayUpdate = usePermission("management:scim:update");
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const list = useList("GET /mc-api/provisioning/token/list", {
    columns: useProvisioningTokenColumns(),
  });
  const add = mayUpdate ? { title: text("tokens.add"), run: () => setAdding(true) } : undefined;
  return (
    <Panel title={text("tokens.title")} extra={list.data?.total ? <AddButton add={add} /> : null}>
      <ListTable
        list={list}
        counted={false}
        label={text("provisioning.tokens")}
        none={text("provisioning.noTokens")}
        create={add}
      />
      {adding ? (
        <ProvisioningTokenForm onIssued={setSecret} onClose={() => setAdding(false)} />
      ) : null}
      {secret ? (
        <IssuedToken secret={secret} baseUrl={baseUrl} onClose={() => setSecret(undefined)} />
      ) : null}
    </Panel>
  );
};

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
          <SetUpPanel state={state} />
          <ProvisioningTokensPanel baseUrl={state.baseUrl} />
        </>
      ) : null,
    },
    { key: "groups", label: text("groups.title"), children: <GroupsPanel /> },
    { key: "failures", label: text("failures.title"), children: <FailuresPanel /> },
  ];
  const shown = tabs.find(({ key }) => key === parameters.get("tab")) ?? tabs[0]!;
  return (
    <Page
      title={text("provisioning.title")}
      description={text("provisioning.description")}
      figures={state ? <ProvisioningFigures state={state} /> : null}
    >
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
