import { PlusOutlined } from "@ant-design/icons";
import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useApiQuery, usePaletteEntries } from "@console-shell/sdk";
import { EmptyState, ExportLink, FilterSelect, LoadFailure, Panel } from "@console-shell/ui";
import { Alert, Button, Space } from "antd";
import { useState } from "react";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { IssuedKey } from "./issued-key.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyTable } from "./key-table.tsx";

interface KeysPanelProps {
  clientApp: ClientApp;
  /** Gets each new key, which can be read only now. */
  onKey: (secret: string) => void;
}

/** A client app's keys, and creating a new one. */
export const KeysPanel = ({ clientApp, onKey }: KeysPanelProps) => {
  const clientAppId = clientApp.id;
  const text = useText();
  const mayCreate = useMayWrite("console-application:key:create");
  const [page, setPage] = useState(1);
  const [policy, setPolicy] = useState<"exceeded">();
  const limits = useApiQuery("GET /cc-api/security-policy/keys");
  const longestDays = limits.data?.apiKeyDays ?? null;
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const keys = useApiQuery(
    "GET /cc-api/client-app/:id/key/list",
    { params: { id: clientAppId }, query: { page, ...(policy && { policy }) } },
    { keepPrevious: true },
  );
  usePaletteEntries(
    mayCreate
      ? [
          {
            key: "key",
            keys: "N",
            title: text("keys.add"),
            fromAddress: true,
            run: () => setAdding(true),
          },
        ]
      : [],
  );
  const add = mayCreate ? (
    <Button
      type={clientApp.keyCount === 0 ? "primary" : "default"}
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {text("keys.add")}
    </Button>
  ) : null;
  const onIssued = (issued: string) => {
    setPage(1);
    setSecret(issued);
    onKey(issued);
  };

  return (
    <div className="client-app-bare">
      <Panel
        title={text("keys.title")}
        extra={
          keys.data?.total || policy ? (
            <Space wrap>
              {longestDays === null && !policy ? null : (
                <FilterSelect
                  label={text("keys.policyFilter")}
                  value={policy}
                  options={[{ value: "exceeded", label: text("key.exceedsPolicy") }]}
                  onChange={(chosen) => {
                    setPage(1);
                    setPolicy(chosen);
                  }}
                />
              )}
              <ExportLink
                path={`/cc-api/client-app/${clientAppId}/key/export`}
                filters={{ policy }}
              />
              {add}
            </Space>
          ) : null
        }
      >
        {clientApp.keyCount === 0 && keys.data?.total ? (
          <Alert type="warning" showIcon className="keys-none" title={text("keys.noneWorks")} />
        ) : null}
        {keys.error ? (
          <LoadFailure onRetry={keys.refetch} />
        ) : (
          <KeyTable
            clientAppId={clientAppId}
            longestDays={longestDays}
            data={keys.data}
            loading={keys.isLoading}
            page={page}
            onPage={setPage}
            onIssued={onIssued}
            empty={
              policy ? (
                <EmptyState description={text("keys.noneExceeds")} />
              ) : (
                <EmptyState description={text("keys.none")} action={add} />
              )
            }
          />
        )}
        {adding && !limits.isLoading ? (
          <KeyForm
            clientAppId={clientAppId}
            longestDays={longestDays}
            onIssued={onIssued}
            onClose={() => setAdding(false)}
          />
        ) : null}
        {secret ? <IssuedKey secret={secret} onClose={() => setSecret(undefined)} /> : null}
      </Panel>
    </div>
  );
};
