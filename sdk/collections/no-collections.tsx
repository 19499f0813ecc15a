import type { Permission } from "@console-shell/contract";
import { usePermission } from "@console-shell/sdk";
import { EmptyState } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "./messages/index.ts";

/** In place of a new search while there's nothing to search in. */
export const NoCollections = ({ update }: { update: Permission }) => {
  const text = useText();
  const mayAdd = usePermission(update);
  return (
    <EmptyState
      description={text("collections.noneYet")}
      action={mayAdd ? <Link to="/collections?do=add">{text("collections.new")}</Link> : undefined}
    />
  );
};
