import { Tag } from "@console-shell/ui";
import type { LibraryKind } from "@console-shell/contract/calls/library";
import { useText } from "../messages/index.ts";

export const kinds = ["faces", "objects", "general"] as const satisfies readonly LibraryKind[];

/** A library's kind. */
export const KindTag = ({ kind }: { kind: LibraryKind }) => {
  const text = useText();
  return <Tag>{text(`kind.${kind}`)}</Tag>;
};
