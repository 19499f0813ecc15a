import { Status } from "@console-shell/ui";
import type { CreditState } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

const badges = { ok: "success", low: "warning", over: "error" } as const satisfies Record<
  CreditState,
  string
>;

/** A client's remaining credit. */
export const CreditStateTag = ({ state }: { state: CreditState }) => {
  const text = useText();
  return <Status status={badges[state]} text={text(`creditState.${state}`)} />;
};
