import { useAddress, LoadFailure, Panel } from "@console-shell/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiDocument, type Operation, operationsOf } from "./operations.ts";
import { Button, Select, Skeleton, Tabs } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { type ApiCall, apiCall } from "./api-call.ts";
import { CodeBlock } from "../shared/code-block.tsx";
import { firstValues, OperationForm } from "./operation-form.tsx";
import { ShownResult } from "./call-result.tsx";
import { curlOf, typescriptOf } from "./snippets.ts";
import { type CallResult, sendCall } from "./send-call.ts";

/** The document's path, also its query key. */
const apiDocument = "/api/v1/openapi.json";

const read = async (address: string, signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(address, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`${apiDocument} answered ${response.status}`);
  return (await response.json()) as ApiDocument;
};

/** The public API's operations, from its OpenAPI document. */
const useApiDocument = () => {
  const address = useAddress()(apiDocument);
  const { data, error, refetch } = useQuery({
    queryKey: [apiDocument],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: Infinity,
  });
  return { document: data, error, refetch: () => void refetch() };
};

/** Sends one call at a time and holds its response; a new call or leaving the page aborts it. */
const useSending = () => {
  const client = useQueryClient();
  const address = useAddress();
  const [result, setResult] = useState<CallResult | "unreachable">();
  const [sending, setSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (call: ApiCall, secret: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    try {
      setResult(await sendCall(call, address(call.path), secret, controller.signal));
    } catch {
      // Aborted by another call or by leaving; otherwise there was no response.
      if (!controller.signal.aborted) setResult("unreachable");
    }
    if (controller.signal.aborted) return;
    setSending(false);
    // The call counts as usage and may have changed what other tabs show.
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== apiDocument });
  };

  return { result, sending, send };
};

interface PlaygroundProps {
  clientAppId: string;
  /** The key, kept only in the page's memory. */
  secret: string;
  onSecret: (secret: string) => void;
}

const OperationTried = ({
  operation,
  origin,
  ...of
}: PlaygroundProps & { operation: Operation; origin: string }) => {
  const text = useText();
  const [call, setCall] = useState<ApiCall>(() => apiCall(operation, firstValues(operation)));
  const id = useId();
  const [file, setFile] = useState<File>();
  const [tab, setTab] = useState("answer");
  const { result, sending, send } = useSending();
  const snippets = { curl: curlOf(call, origin), typescript: typescriptOf(call, origin) };
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        form={id}
        danger={operation.method === "DELETE"}
        loading={sending}
        disabled={operation.filePart !== undefined && file === undefined}
      >
        {text("playground.send")}
      </Button>
      <p className="playground-summary">{text(`call.${operation.id}`)}</p>
      <Panel title={text("playground.call")}>
        <OperationForm
          {...of}
          id={id}
          operation={operation}
          file={file}
          onFile={setFile}
          onChange={setCall}
          onSend={(call) => {
            setTab("answer");
            void send(call, of.secret);
          }}
        />
      </Panel>
      <Panel>
        <Tabs
          size="small"
          activeKey={tab}
          onChange={setTab}
          items={[
            {
              key: "answer",
              label: text("playground.answer"),
              children: result ? (
                <ShownResult result={result} />
              ) : (
                <p className="playground-nothing">{text("playground.nothing")}</p>
              ),
            },
            ...(["curl", "typescript"] as const).map((key) => ({
              key,
              label: <span lang="en">{text(`playground.${key}`)}</span>,
              children: <CodeBlock label={text(`playground.${key}`)} code={snippets[key]} />,
            })),
          ]}
        />
      </Panel>
    </>
  );
};

/** Makes real calls to the public API, as a client's program would. */
export const Playground = (props: PlaygroundProps) => {
  const text = useText();
  const address = useAddress();
  const [parameters, setParameters] = useSearchParams();
  const { document, error, refetch } = useApiDocument();
  if (error && !document) return <LoadFailure onRetry={refetch} />;
  if (!document) return <Skeleton active />;
  const operations = operationsOf(document);
  const chosen = operations.find(({ id }) => id === parameters.get("call")) ?? operations[0];
  const origin = document.servers[0]?.url ?? "";
  return (
    <>
      <p className="playground-about">
        {text("playground.about")} <a href={address("/docs")}>{text("playground.docs")}</a>
      </p>
      <div className="playground">
        <Select
          className="playground-operation"
          aria-label={text("playground.operation")}
          value={chosen?.id ?? null}
          options={operations.map(({ id, method, path }) => ({
            value: id,
            label: `${method} ${path}`,
          }))}
          onChange={(call: string | null) =>
            setParameters({ tab: "playground", ...(call && { call }) }, { replace: true })
          }
        />
        {chosen ? (
          <OperationTried key={chosen.id} {...props} operation={chosen} origin={origin} />
        ) : null}
      </div>
    </>
  );
};
