import { Tag } from "@console-shell/ui";
import type { EntryKind, PostedKind } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";

export const postedKinds = ["charge", "adjustment"] as const satisfies PostedKind[];
export const kinds = [
  "top-up",
  ...postedKinds,
  "refund",
  "credit-note",
  "reversal",
] as const satisfies EntryKind[];

/** What kind of entry it is. */
export const KindTag = ({ kind }: { kind: EntryKind }) => {
  const text = useText();
  return <Tag>{text(`kind.${kind}`)}</Tag>;
};
