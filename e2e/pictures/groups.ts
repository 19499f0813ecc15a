import type { Role } from "@console-shell/contract";
import type { Density } from "@console-shell/contract/words/preferences";
import {
  compactScreens,
  detailScreens,
  foreignScreens,
  financeFormScreens,
  formScreens,
  frameScreens,
  mainScreens,
  offlineScreens,
  overlayScreens,
  publicScreens,
  type Screen,
} from "../screens/screens.ts";

/** Screens that one operator visits in sequence. */
export interface Group {
  screens: Screen[];
  role?: Role;
  /** The folder of its pictures, if it isn't the page's sub-app. */
  section?: string;
  density?: Density;
}

export const groups: Group[] = [
  { screens: publicScreens, section: "signing-in" },
  { screens: frameScreens, role: "root", section: "console-shell" },
  {
    screens: [...mainScreens, ...detailScreens, ...formScreens, ...financeFormScreens],
    role: "root",
  },
  { screens: foreignScreens, role: "sales", section: "console-shell" },
  { screens: compactScreens, role: "root", section: "console-shell", density: "compact" },
  { screens: offlineScreens, role: "root", section: "console-shell" },
  // Ends the session.
  { screens: overlayScreens, role: "root", section: "console-shell" },
];
