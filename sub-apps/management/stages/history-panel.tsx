import { slowerText } from "@console-shell/contract/words/vitals";
import { ListTable, type RowOf, useFormat, useList, useLocale } from "@console-shell/sdk";
import { Panel, type TableColumns, Tag } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { Share } from "./share.tsx";
import { StageTag } from "./stage-tag.tsx";

type Row = RowOf<"GET /mc-api/sub-app/:name/stage/change/list">;

/** Every change of a sub-app's stages, newest first. */
export const HistoryPanel = ({ name }: { name: string }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const columns: TableColumns<Row> = [
    {
      key: "changedAt",
      title: text("word.time"),
      render: (_value, { changedAt, changedByName }) => (
        <>
          {format.dateTime(changedAt)}
          <span className="management-below">{changedByName ?? text("audit.console")}</span>
        </>
      ),
    },
    {
      key: "stage",
      title: text("stage.stage"),
      render: (_value, { stage }) => <StageTag stage={stage} />,
    },
    {
      key: "change",
      title: text("history.change"),
      render: (_value, { before, after, share, returned }) => (
        <>
          {before === null || before === after ? null : `${before} → `}
          {after ?? text("history.removed")} <Share of={share} />
          {returned ? <Tag color="error">{text("history.automatic")}</Tag> : null}
        </>
      ),
    },
    {
      key: "reason",
      title: text("word.reason"),
      render: (_value, { reason, returned, changedByName }) => (
        <div className="management-announced">
          {returned
            ? returned.slower
              ? text("history.slower", { vital: slowerText(returned.slower, locale) })
              : text("history.returned", { failed: returned.failed, tried: returned.tried })
            : changedByName === null
              ? text("history.upgraded")
              : reason}
          {returned?.failure ? <code className="management-code">{returned.failure}</code> : null}
        </div>
      ),
    },
  ];
  const list = useList("GET /mc-api/sub-app/:name/stage/change/list", {
    columns,
    params: { name },
  });
  return (
    <Panel>
      <ListTable
        list={list}
        counted={false}
        label={text("history.table")}
        none={text("history.none")}
      />
    </Panel>
  );
};
