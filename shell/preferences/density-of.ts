import type { Live } from "@console-shell/contract";
import { densities, type Density } from "@console-shell/contract/preferences";
import { derive } from "../state/derive.ts";
import type { GlobalState } from "../state/global-state.ts";

/** How close together everything is for whoever is signed in; the default for anybody else. */
export const densityOf = (state: GlobalState): Live<Density> =>
  derive(state, ({ account }) => account?.density ?? densities[0]);
