import type { EntryKind, PostedKind } from "@console-shell/contract/endpoints/finance";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

export const postedKinds = [
  "top-up",
  "charge",
  "adjustment",
  "refund",
] as const satisfies PostedKind[];
export const kinds = [...postedKinds, "reversal"] as const satisfies EntryKind[];

const colors: Record<EntryKind, string> = {
  "top-up": "green",
  charge: "blue",
  adjustment: "gold",
  refund: "purple",
  reversal: "red",
};

/** What kind of entry it is. */
export const KindTag = ({ kind }: { kind: EntryKind }) => {
  const text = useText();
  return <Tag color={colors[kind]}>{text(`kind.${kind}`)}</Tag>;
};
