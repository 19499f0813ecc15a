import { ListPanel, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import type { OpenDialog } from "./use-release-dialogs.tsx";
import { useReleaseColumns } from "./use-release-columns.tsx";

interface ReleasesPanelProps {
  /** The sub-app. */
  name: string;
  open: OpenDialog;
}

/** A sub-app's releases, newest first. */
export const ReleasesPanel = ({ name, open }: ReleasesPanelProps) => {
  const text = useText();
  const list = useList("GET /mc-api/sub-app/:name/release/list", {
    columns: useReleaseColumns(open),
    params: { name },
  });
  return (
    <ListPanel
      list={list}
      rowKey="version"
      title={text("releases.title")}
      none={text("releases.none")}
    />
  );
};
