import { ListTable, useList } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { useState } from "react";
import { AddButton } from "../shared/add-button.tsx";
import { useText } from "../messages/index.ts";
import { IssuedToken } from "./issued-token.tsx";
import { TokenForm } from "./token-form.tsx";
import { useTokenColumns } from "./use-token-columns.tsx";

/** The tokens with which a team publishes and promotes releases of its sub-app. */
export const TokensPanel = ({ name }: { name: string }) => {
  const text = useText();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const list = useList("GET /mc-api/sub-app/:name/token/list", {
    columns: useTokenColumns(name),
    params: { name },
  });
  const add = { title: text("tokens.add"), run: () => setAdding(true) };
  return (
    <Panel title={text("tokens.title")} extra={list.data?.total ? <AddButton add={add} /> : null}>
      <ListTable
        list={list}
        counted={false}
        label={text("tokens.table")}
        none={text("tokens.none")}
        create={add}
      />
      {adding ? (
        <TokenForm name={name} onIssued={setSecret} onClose={() => setAdding(false)} />
      ) : null}
      {secret ? <IssuedToken secret={secret} onClose={() => setSecret(undefined)} /> : null}
    </Panel>
  );
};
