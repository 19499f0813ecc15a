import { subAppTokenDays } from "@console-shell/contract/words/security-policy";
import { ListTable, useApiQuery, useList } from "@console-shell/sdk";
import { FilterSelect, Panel } from "@console-shell/ui";
import { Alert, Space } from "antd";
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
    filters: { policy: ["exceeded"] },
  });
  const limits = useApiQuery("GET /cc-api/security-policy/keys");
  const days = limits.data?.subAppTokenDays ?? null;
  const isFiltered = list.filters.policy !== undefined;
  const tokens = list.data?.items ?? [];
  const noneWorks =
    !isFiltered &&
    tokens.length > 0 &&
    tokens.length === list.data?.total &&
    tokens.every(({ state }) => state !== "active");
  const add = { title: text("tokens.add"), run: () => setAdding(true) };
  return (
    <Panel
      title={text("tokens.title")}
      extra={
        list.data?.total || isFiltered ? (
          <Space wrap>
            {days === null && !isFiltered ? null : (
              <FilterSelect
                label={text("tokens.title")}
                value={list.filters.policy}
                options={[{ value: "exceeded", label: text("token.exceedsPolicy") }]}
                onChange={(policy) => list.set({ policy })}
              />
            )}
            <AddButton add={add} />
          </Space>
        ) : null
      }
    >
      {noneWorks ? (
        <Alert
          type="warning"
          showIcon
          className="management-alert"
          title={text("tokens.noneWorks")}
        />
      ) : null}
      <ListTable
        list={list}
        counted={false}
        label={text("tokens.table")}
        none={text("tokens.none")}
        create={add}
      />
      {adding && !limits.isLoading ? (
        <TokenForm
          name={name}
          longestDays={days ?? subAppTokenDays.max}
          onIssued={setSecret}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {secret ? <IssuedToken secret={secret} onClose={() => setSecret(undefined)} /> : null}
    </Panel>
  );
};
