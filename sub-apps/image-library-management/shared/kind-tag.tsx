import type { LibraryKind } from "@console-shell/contract/endpoints/library";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

export const kinds = ["faces", "objects", "general"] as const satisfies readonly LibraryKind[];
const colors: Record<LibraryKind, string> = { faces: "geekblue", objects: "purple", general: "" };

/** What kind of pictures a library holds. */
export const KindTag = ({ kind }: { kind: LibraryKind }) => {
  const text = useText();
  return <Tag color={colors[kind] || undefined}>{text(`kind.${kind}`)}</Tag>;
};
