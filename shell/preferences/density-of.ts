import type { Live } from "@console-shell/contract";
import { densities, type Density } from "@console-shell/contract/words/preferences";
import { derive } from "../state/derive.ts";
import type { GlobalState } from "../state/global-state.ts";

/** The density of the signed-in operator; the default if nobody is signed in. */
export const densityOf = (state: GlobalState): Live<Density> =>
  derive(state, ({ account }) => account?.density ?? densities[0]);
