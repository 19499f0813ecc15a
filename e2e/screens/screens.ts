import { consoleApplication } from "./areas/console-application.ts";
import { consoleScreens } from "./areas/console.ts";
import { faceSearch } from "./areas/face-search.ts";
import { finance } from "./areas/finance.ts";
import { imageLibraryManagement } from "./areas/image-library-management.ts";
import { management } from "./areas/management.ts";
import { objectSearchManager } from "./areas/object-search-manager.ts";
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

const areas = [
  management,
  consoleScreens,
  consoleApplication,
  finance,
  imageLibraryManagement,
  faceSearch,
  objectSearchManager,
];

export const mainScreens: Screen[] = areas.flatMap(({ pages }) => pages);
export const detailScreens: Screen[] = areas.flatMap(({ records }) => records);
export const formScreens: Screen[] = areas
  .filter((area) => area !== finance)
  .flatMap(({ forms }) => forms);
export const financeFormScreens: Screen[] = finance.forms;
