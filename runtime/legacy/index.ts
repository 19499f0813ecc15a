export {
  initGlobalState,
  type GlobalState,
  type GlobalStateActions,
  type GlobalStateListener,
} from "./global-state.ts";
export { LegacyGlobalMissingError } from "./global-missing-error.ts";
export type { LegacyProps } from "./legacy-props.ts";
