import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery, useConsoleNavigate } from "@console-shell/sdk";
import type { ChartMark } from "@console-shell/ui/charts";
import { useMemo } from "react";
import { useText } from "../messages/index.ts";
import { useQuietReads } from "./refresh.tsx";
import { storedChoice } from "./stored-choice.ts";
import { useUsageFormat } from "./use-usage-format.ts";
import type { RangeQuery } from "./use-usage-range.ts";

type Mark = ApiOutput<"GET /cc-api/usage/marks">["items"][number];

/** Whether charts show what happened. */
export const shownMarks = storedChoice("marks", ["on", "off"]);

const tones = {
  release: "primary",
  build: "primary",
  announcement: "muted",
  incident: "error",
  alert: "warning",
} as const satisfies Record<Mark["kind"], ChartMark["tone"]>;

/** What happened in a range, for the time axis of charts; none while they're off. */
export const useMarks = (range: RangeQuery): readonly ChartMark[] | undefined => {
  const text = useText();
  const format = useUsageFormat();
  const goTo = useConsoleNavigate();
  const isShown = shownMarks.use() === "on";
  const { data } = useApiQuery(
    "GET /cc-api/usage/marks",
    { query: range },
    { ...useQuietReads(), enabled: isShown },
  );
  return useMemo(() => {
    const titleOf = (mark: Mark) => {
      switch (mark.kind) {
        case "release":
          return mark.version === null
            ? text("mark.stageRemoved", { app: mark.app, stage: mark.stage })
            : text("mark.release", { app: mark.app, version: mark.version, stage: mark.stage });
        case "build":
          return text("mark.build", { version: mark.version, count: mark.apps });
        case "alert":
          return text("mark.alert", { rule: mark.rule });
        case "announcement":
          return text("mark.announcement", { title: mark.title });
        default:
          return text("mark.incident", {
            part: text(`part.${mark.part}`),
            state: text(`health.${mark.state}`),
          });
      }
    };
    if (!isShown) return undefined;
    return data?.items.map((mark): ChartMark => {
      const { id, kind, at, path } = mark;
      return {
        key: id,
        at,
        time: format.instant(at, 0),
        title: titleOf(mark),
        tone: tones[kind],
        kind: text(`mark.kind.${kind}`),
        onOpen: path === null ? undefined : () => goTo(path),
      };
    });
  }, [data, isShown, text, format, goTo]);
};
