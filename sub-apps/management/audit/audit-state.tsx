import type { ApiOutput } from "@console-shell/contract";
import { auditKinds } from "@console-shell/contract/words/audit-kinds";
import {
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Facts, Panel, useDownload } from "@console-shell/ui";
import { Button, Space } from "antd";
import { useText } from "../messages/index.ts";

type State = ApiOutput<"GET /mc-api/audit/state">;

/** What protects the log: signatures, checkpoints, receivers outside the console, and retention. */
const useStateFacts = () => {
  const text = useText();
  const { dateTime, relative, number } = useFormat();
  const signatures = ({ sequence, signedSequence }: State) => {
    if (sequence === 0) return text("audit.signedNothing");
    const isSigned = signedSequence === sequence;
    return text(isSigned ? "audit.signedTo" : "audit.signedNot", { sequence: signedSequence });
  };
  const stream = ({ behind, failingSince, error }: State["streams"][number]) =>
    failingSince === null
      ? text(behind === 0 ? "audit.upToDate" : "audit.behind", { count: behind })
      : text("audit.failing", { time: relative(failingSince), error: error ?? "" });
  const kept = ({ keptDays }: State) => {
    const limited = auditKinds.flatMap((kind) => {
      const days = keptDays[kind];
      return days ? [text("audit.keptDays", { kind: text(`audit.kind.${kind}`), days })] : [];
    });
    return limited.length === 0 ? text("audit.keptForever") : limited.join(" · ");
  };
  return (state: State) => [
    { label: text("audit.signed"), value: signatures(state) },
    {
      label: text("audit.checkpoint"),
      value: state.checkpoint
        ? text("audit.checkpointAt", {
            sequence: state.checkpoint.sequence,
            time: dateTime(state.checkpoint.at),
          })
        : text("audit.noCheckpoint"),
    },
    ...state.streams.map((one) => ({
      label: text(`audit.stream.${one.name}`),
      value: stream(one),
    })),
    { label: text("audit.kept"), value: kept(state) },
    ...(state.removed > 0 ? [{ label: text("audit.removed"), value: number(state.removed) }] : []),
  ];
};

/** A line above the log that opens: how it's protected, a checkpoint on demand, and the public keys. */
export const AuditState = () => {
  const text = useText();
  const notify = useNotify();
  const download = useDownload();
  const state = useApiQuery("GET /mc-api/audit/state");
  const facts = useStateFacts();
  const sign = useApiMutation("POST /mc-api/audit/checkpoint");
  const writeButton = useWriteButton();
  const signNow = () =>
    sign.mutate(undefined, {
      onSuccess: () => notify({ kind: "success", title: text("audit.signedNow") }),
    });
  if (!state.data) return null;
  const { sequence, signedSequence, streams } = state.data;
  const [signed, ...others] = facts(state.data);
  const isSound =
    sequence === signedSequence && streams.every(({ failingSince }) => failingSince === null);
  return (
    // A failure is in view.
    <details className="cs-fold management-protection" open={!isSound}>
      <summary>
        {text("audit.state")}
        <span>{text("audit.pair", { label: signed!.label, value: signed!.value })}</span>
      </summary>
      <Panel
        extra={
          <Space wrap>
            <Button {...download("/mc-api/audit/keys")}>{text("audit.keys")}</Button>
            <Button {...writeButton(sign.isPending)} onClick={signNow}>
              {text("audit.sign")}
            </Button>
          </Space>
        }
      >
        <Facts items={others} />
      </Panel>
    </details>
  );
};
