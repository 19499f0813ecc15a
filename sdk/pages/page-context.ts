import { createContext } from "react";
import type { SubAppPermission } from "@console-shell/contract";

/** The shown row of the sub-app's table of pages; null without a table. */
export const PageContext = createContext<{ path: string; permission: SubAppPermission } | null>(
  null,
);
