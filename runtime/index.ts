export { createRuntime } from "./create-runtime.ts";
export * from "./errors/errors.ts";
export { RuntimeError, type RuntimeErrorCode } from "./errors/runtime-error.ts";
export { mountStates, type MountState, type Phase } from "./lifecycle/state.ts";
export type {
  CurrentServices,
  Host,
  MountHandle,
  MountOptions,
  MountReport,
  MountScope,
  Runtime,
  RuntimeEvent,
  RuntimeOptions,
  SubAppLifecycles,
  SubAppNeeds,
  SubAppRegistration,
  SubAppRelease,
} from "./types.ts";
