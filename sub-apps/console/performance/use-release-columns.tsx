import {
  type Vital,
  vitalMark,
  vitalNames,
  vitals,
  vitalText,
} from "@console-shell/contract/words/vitals";
import { type RowOf, useLocale } from "@console-shell/sdk";
import { Status, type TableColumns, Tag } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { Change } from "../shared/change.tsx";

type Row = RowOf<"GET /cc-api/sub-app/vital/list">;

const badges = { good: "success", fair: "warning", poor: "error" } as const;
const marks = Object.keys(badges);
/** Fewer samples say little: they get no verdict. */
const enough = 10;

/** A vital of a release: its value and how good that is, the change from the release before, and of how many samples. */
const VitalCell = ({ vital, figure }: { vital: Vital; figure: Row["vitals"][Vital] }) => {
  const text = useText();
  const locale = useLocale();
  if (!figure) return "–";
  const { p75, samples, before, change } = figure;
  const mark = vitalMark(vital, p75);
  const verdict = text(samples < enough ? "vital.few" : `vital.${mark}`);
  const isWorse =
    before !== null && marks.indexOf(mark) > marks.indexOf(vitalMark(vital, before.p75));
  return (
    <span className="console-vital" title={verdict}>
      <Status
        status={samples < enough ? "default" : badges[mark]}
        text={
          <>
            {vitalText(vital, p75, locale)}
            <span className="cs-unseen"> {verdict}</span>
          </>
        }
      />
      <span className="console-change">
        {before && change !== null ? (
          <>
            <Change
              ratio={change}
              isBad={isWorse}
              period={`${before.version} (${vitalText(vital, before.p75, locale)})`}
            />
            {" · "}
          </>
        ) : null}
        {text("performance.samples", { count: samples })}
      </span>
    </span>
  );
};

/** The columns of the list of releases: one for each vital. */
export const useReleaseColumns = (): TableColumns<Row> => {
  const text = useText();
  const locale = useLocale();
  return [
    {
      key: "app",
      card: "title",
      title: text("performance.app"),
      render: (_value, { title, current }) => (
        <span className="console-release">
          {title?.[locale] ?? text("performance.shell")}
          {current ? <Tag>{text("performance.current")}</Tag> : null}
        </span>
      ),
    },
    {
      key: "version",
      card: "status",
      title: text("performance.release"),
      dataIndex: "version",
    },
    ...vitalNames.map((vital): TableColumns<Row>[number] => ({
      key: vital,
      ...(vital === "longTasks" && { from: "wide" as const }),
      title: vitals[vital].label[locale],
      render: (_value, { vitals: figures }) => <VitalCell vital={vital} figure={figures[vital]} />,
    })),
  ];
};
