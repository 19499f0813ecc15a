import { roleName } from "@console-shell/contract/words/roles";
import {
  type RowOf,
  useApiMutation,
  useFormat,
  useLocale,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import type { TableColumns } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";
import { StageTag } from "../stages/stage-tag.tsx";
import { RoleTag } from "../shared/role-tag.tsx";

type Pin = RowOf<"GET /mc-api/sub-app/:name/pin/list">;

/** The columns of a sub-app's pins. */
export const usePinColumns = (name: string): TableColumns<Pin> => {
  const text = useText();
  const locale = useLocale();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("management:sub-app:update");
  const remove = useApiMutation("POST /mc-api/sub-app/:name/pin/:id/remove");
  const whoseOf = ({ role, operatorName }: Pin) =>
    role === null ? (operatorName ?? "–") : roleName(role, locale);

  const removeNow = async (pin: Pin) => {
    await remove.mutateAsync({ params: { name, id: pin.id } });
    notify({ kind: "success", title: text("pin.removed", { name: whoseOf(pin) }) });
  };
  const ask = (pin: Pin) =>
    confirm({
      title: text("pin.removeTitle", { name: whoseOf(pin) }),
      content: text("pin.removeDetail"),
      okText: text("word.remove"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => removeNow(pin).catch(() => undefined),
    });

  const columns: TableColumns<Pin> = [
    {
      key: "for",
      title: text("pin.for"),
      render: (_value, pin) => (pin.role === null ? whoseOf(pin) : <RoleTag role={pin.role} />),
    },
    {
      key: "version",
      title: text("release.version"),
      render: (_value, { stage, version }) => (
        <Space size={4} wrap>
          {stage === null ? null : <StageTag stage={stage} />}
          <strong>{version ?? "–"}</strong>
        </Space>
      ),
    },
    {
      key: "createdAt",
      title: text("pin.createdAt"),
      render: (_value, { createdAt, createdByName }) => (
        <>
          <span title={format.dateTime(createdAt)}>{format.relative(createdAt)}</span>
          <span className="management-below">{createdByName}</span>
        </>
      ),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, pin) => (
        <Button
          size="small"
          type="text"
          danger
          {...writeButton(false)}
          aria-label={text("pin.removeOf", { name: whoseOf(pin) })}
          onClick={() => ask(pin)}
        >
          {text("word.remove")}
        </Button>
      ),
    });
  return columns;
};
