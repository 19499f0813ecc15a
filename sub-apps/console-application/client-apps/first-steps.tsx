import { CheckCircleFilled, RightCircleOutlined } from "@ant-design/icons";
import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useApiQuery } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

/** The remaining steps before a client app's first call; renders nothing after it. */
export const FirstSteps = ({ clientApp }: { clientApp: ClientApp }) => {
  const text = useText();
  const { id, keyCount, lastUsedAt } = clientApp;
  const libraries = useApiQuery(
    "GET /cc-api/client-app/:id/library/list",
    { params: { id }, query: { pageSize: 1 } },
    { enabled: lastUsedAt === null },
  );
  if (lastUsedAt !== null) return null;
  const steps = [
    { tab: "keys", isDone: keyCount > 0, search: keyCount > 0 ? "" : "&do=key" },
    { tab: "libraries", isDone: (libraries.data?.total ?? 0) > 0, search: "" },
    { tab: "playground", isDone: false, search: "" },
  ] as const;
  return (
    <Panel title={text("steps.title")}>
      <ol className="first-steps">
        {steps.map(({ tab, isDone, search }) => (
          <li key={tab} className={isDone ? "first-step-done" : undefined}>
            {isDone ? (
              <CheckCircleFilled aria-hidden="true" />
            ) : (
              <RightCircleOutlined aria-hidden="true" />
            )}
            <div>
              <Link to={`?tab=${tab}${search}`}>{text(`steps.${tab}`)}</Link>
              {isDone ? <span className="cs-unseen"> {text("steps.done")}</span> : null}
              <div className="client-app-description">{text(`steps.${tab}.detail`)}</div>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
