import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { OperatorDialogs } from "./use-operator-dialogs.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];
type Verb = "disable" | "enable" | "takeBack" | "removeFactors" | "endSessions";

/** An action on an operator, with its confirmation. */
export interface OperatorAction {
  verb: Verb | "reset" | "invite";
  label: string;
  danger: boolean;
  run: () => void;
}

/** The actions the server allows the signed-in operator on another one, in its current state. */
export const useOperatorActions = (
  operator: Operator,
  dialogs: OperatorDialogs,
): OperatorAction[] => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const disable = useApiMutation("POST /mc-api/operator/:id/disable");
  const enable = useApiMutation("POST /mc-api/operator/:id/enable");
  const reset = useApiMutation("POST /mc-api/operator/:id/reset-password");
  const removeFactors = useApiMutation("POST /mc-api/operator/:id/remove-second-factors");
  const endSessions = useApiMutation("POST /mc-api/operator/:id/end-sessions");

  const { name, account: named, email } = operator;
  const names = { name, account: named, email };
  const input = { params: { id: operator.id } };
  const done = (title: string) => notify({ kind: "success", title });
  const act: Record<Verb, () => Promise<void>> = {
    async disable() {
      const { endedSessions } = await disable.mutateAsync(input);
      done(text("operator.disableDone", { ...names, count: endedSessions }));
    },
    async enable() {
      await enable.mutateAsync(input);
      done(text("operator.enableDone", names));
    },
    async takeBack() {
      await reset.mutateAsync(input);
      done(text("operator.takeBackDone", names));
    },
    async removeFactors() {
      const { endedSessions } = await removeFactors.mutateAsync(input);
      done(text("operator.removeFactorsDone", { ...names, count: endedSessions }));
    },
    async endSessions() {
      const { endedSessions } = await endSessions.mutateAsync(input);
      done(text("operator.endSessionsDone", { count: endedSessions }));
    },
  };
  const action = (verb: Verb, danger: boolean): OperatorAction => ({
    verb,
    label: text(`operator.${verb}`),
    danger,
    run: () =>
      confirm({
        title: text(`operator.${verb}Title`, names),
        content: text(`operator.${verb}Detail`, names),
        okText: text(`operator.${verb}`),
        okButtonProps: { danger },
        cancelText: text("word.cancel"),
        // The failure has been shown; close the question.
        onOk: () => act[verb]().catch(() => undefined),
      }),
  });

  const link = (verb: "reset" | "invite"): OperatorAction => ({
    verb,
    label: text(`operator.${verb}`),
    danger: false,
    run: () => dialogs.reset(operator, verb),
  });

  const active = operator.status === "active";
  const { awaitsPassword, secondFactors, may } = operator;
  const mayReset = may.includes("reset");
  return [
    ...(mayReset && awaitsPassword && active ? [link("invite")] : []),
    ...(mayReset && !awaitsPassword ? [active ? link("reset") : action("takeBack", false)] : []),
    ...(may.includes("removeSecondFactors") && secondFactors.length > 0
      ? [action("removeFactors", true)]
      : []),
    ...(may.includes("endSessions") && active ? [action("endSessions", false)] : []),
    ...(may.includes("disable") && active ? [action("disable", true)] : []),
    ...(may.includes("enable") && !active ? [action("enable", false)] : []),
  ];
};
