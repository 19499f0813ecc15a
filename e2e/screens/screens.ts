import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { Area } from "./areas/area.ts";
import type { Screen } from "./screen.ts";

export type { Screen } from "./screen.ts";
export {
  compactScreens,
  foreignScreens,
  frameScreens,
  offlineScreens,
  overlayScreens,
  publicScreens,
} from "./areas/shell.ts";

const areas = await Promise.all(
  subAppNames.map(async (name) => {
    const { area } = (await import(`./areas/${name}.ts`)) as { area: Area };
    return { name, ...area };
  }),
);
const isFinance = ({ name }: { name: string }) => name === "finance";

export const mainScreens: Screen[] = areas.flatMap(({ pages }) => pages);
export const detailScreens: Screen[] = areas.flatMap(({ records }) => records);
export const formScreens: Screen[] = areas
  .filter((area) => !isFinance(area))
  .flatMap(({ forms }) => forms);
export const financeFormScreens: Screen[] = areas.filter(isFinance).flatMap(({ forms }) => forms);
