export { isNotFound } from "./data/is-not-found.ts";
export { useApiMutation } from "./data/use-api-mutation.ts";
export { useApiQuery } from "./data/use-api-query.ts";
export { defineSubApp } from "./define-sub-app.tsx";
export { applyFieldErrors } from "./forms/apply-field-errors.ts";
export {
  useAccount,
  useLocale,
  useNotify,
  usePageTitle,
  usePermission,
  usePermissions,
  useRequest,
  useThemeMode,
} from "./host/hooks.ts";
export { useHost } from "./host/host-context.ts";
export { useListState } from "./routing/use-list-state.ts";
export { oneOf } from "./lists/one-of.ts";
export { sortOf } from "./lists/sort-of.ts";
export { Guarded } from "./pages/guarded.tsx";
export { createUseText, type TextValues } from "./text/create-use-text.ts";
export { useFormat } from "./text/use-format.ts";
