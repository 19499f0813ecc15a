import type { Live } from "@console-shell/contract";
import { derive } from "@console-shell/contract/words/live";
import { densities, type Density } from "@console-shell/contract/words/preferences";
import type { GlobalState } from "../state/global-state.ts";

/** The density of the signed-in operator; the default if nobody is signed in. */
export const densityOf = (state: GlobalState): Live<Density> =>
  derive(state, ({ account }) => account?.density ?? densities[0]);
