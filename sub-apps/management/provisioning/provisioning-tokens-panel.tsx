import { ListTable, useList, usePermission } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { AddButton } from "../shared/add-button.tsx";
import { IssuedToken } from "../tokens/issued-token.tsx";
import { ProvisioningTokenForm } from "./provisioning-token-form.tsx";
import { useProvisioningTokenColumns } from "./use-provisioning-token-columns.tsx";

/** The tokens with which identity providers provision operators. */
export const ProvisioningTokensPanel = ({ baseUrl }: { baseUrl: string }) => {
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
