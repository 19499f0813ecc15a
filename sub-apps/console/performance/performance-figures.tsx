import { type Vital, vitalMark, vitals, vitalText } from "@console-shell/contract/words/vitals";
import { useApiQuery, useLocale } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

const shown = ["lcp", "inp", "cls", "mount"] as const satisfies readonly Vital[];
const tones = { good: undefined, fair: "warning", poor: "error" } as const;

/** The slowest release in use, for each vital that people feel. */
export const PerformanceFigures = () => {
  const text = useText();
  const locale = useLocale();
  const { data } = useApiQuery("GET /cc-api/sub-app/vital/list", {
    query: { current: "true", pageSize: 200 },
  });
  const used = data?.items ?? [];
  return (
    <Stats
      label={text("performance.title")}
      items={shown.map((vital): Stat => {
        const label = vitals[vital].label[locale];
        const measured = used.flatMap((release) => {
          const figure = release.vitals[vital];
          return figure ? [{ release, value: figure.p75 }] : [];
        });
        const worst = measured.toSorted((a, b) => b.value - a.value)[0];
        if (!worst) return { label, value: "–" };
        return {
          label,
          value: vitalText(vital, worst.value, locale),
          tone: tones[vitalMark(vital, worst.value)],
          detail: text("performance.slowest", {
            app: worst.release.title?.[locale] ?? text("performance.shell"),
          }),
        };
      })}
    />
  );
};
