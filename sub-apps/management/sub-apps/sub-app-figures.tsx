import { useApiQuery, useFormat } from "@console-shell/sdk";
import { Stats, useNarrow } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { linkTo } from "../shared/link-to.tsx";
import { stageOf, type SubApp } from "./sub-app.ts";

/** A sub-app's opens, failures and speed in the last 24 hours, and its releases. */
export const SubAppFigures = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const format = useFormat();
  // A phone has no room for the bars.
  const narrow = useNarrow();
  const { name, stages, mountsByDay, latestVersion } = subApp;
  const { data: releases } = useApiQuery("GET /mc-api/sub-app/:name/release/list", {
    params: { name },
    query: { pageSize: 1 },
  });
  // Stages that share a release share its counts.
  const healths = [...new Map(stages.map(({ version, health }) => [version, health])).values()];
  const sum = (count: "mounts" | "failures") =>
    healths.reduce((total, health) => total + health[count], 0);
  const [opened, failed] = [sum("mounts"), sum("failures")];
  const p75 = stageOf(subApp, "stable")?.health.p75 ?? null;
  return (
    <Stats
      label={text("subApp.figures")}
      items={[
        {
          label: text("subApp.mounts"),
          value: format.number(opened),
          detail: mountsByDay && !narrow ? text("subApp.bars", { days: mountsByDay.length }) : null,
          trend: mountsByDay,
          trendKind: "bars",
        },
        {
          label: text("subApp.failures"),
          value: format.number(failed),
          detail: failed > 0 ? format.percent(failed / (opened + failed)) : null,
          tone: failed > 0 ? "error" : undefined,
        },
        {
          label: text("subApp.p75"),
          value: p75 === null ? "–" : text("subApp.milliseconds", { count: format.number(p75) }),
          detail: text("subApp.p75Detail"),
        },
        {
          label: text("releases.title"),
          // A blank keeps the height of a figure that arrives later.
          value: releases ? format.number(releases.total) : "\u00a0",
          detail: latestVersion === null ? null : text("subApp.latest", { version: latestVersion }),
          link: linkTo(`/sub-apps/${name}?tab=releases`),
        },
      ]}
    />
  );
};
