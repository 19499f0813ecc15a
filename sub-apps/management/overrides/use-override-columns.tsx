import type { SubAppOverride } from "@console-shell/contract/calls/sub-app-override";
import {
  useApiMutation,
  useFormat,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

/** Ends one override. */
const Stop = ({ override: { id, account } }: { override: SubAppOverride }) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const { mutateAsync, isPending } = useApiMutation("POST /mc-api/sub-app-override/:id/stop");
  const stop = async () => {
    await mutateAsync({ params: { id } });
    notify({ kind: "success", title: text("overrides.stopped", { account }) });
  };
  return (
    <Button
      size="small"
      {...writeButton(isPending)}
      aria-label={text("overrides.stopOf", { account })}
      // The failure has been shown.
      onClick={() => void stop().catch(() => undefined)}
    >
      {text("overrides.stop")}
    </Button>
  );
};

/** The columns of the table of overrides. */
export const useOverrideColumns = (): TableColumns<SubAppOverride> => {
  const text = useText();
  const format = useFormat();
  const columns: TableColumns<SubAppOverride> = [
    {
      key: "account",
      title: text("word.operator"),
      render: (_value, { account, operatorName }) => (
        <>
          {account}
          <span className="management-below">{operatorName}</span>
        </>
      ),
    },
    { key: "app", dataIndex: "app", title: text("subApp.subApp") },
    {
      key: "origin",
      title: text("overrides.origin"),
      render: (_value, { origin }) => <code>{origin}</code>,
    },
    {
      key: "expiresAt",
      title: text("overrides.until"),
      render: (_value, { expiresAt }) => format.dateTime(expiresAt),
    },
  ];
  if (usePermission("management:session:end"))
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, override) => <Stop override={override} />,
    });
  return columns;
};
