import { ChartGroup } from "@console-shell/ui/charts";
import type { ReactNode } from "react";
import { useUsageRange } from "./use-usage-range.ts";

/** Charts that share the moment pointed at, and draw the page's range. */
export const RangeCharts = ({ children }: { children: ReactNode }) => {
  const [, { draw, undo }] = useUsageRange();
  return (
    <ChartGroup onSelect={draw} onUndo={undo}>
      {children}
    </ChartGroup>
  );
};
