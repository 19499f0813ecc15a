// With a star: a sub-app can merge its declarations only with types that are re-exported like this.
export type * from "@console-shell/contract/words/own-calls";
export { decisionWords } from "@console-shell/contract/words/decision-words";
export { applyFieldErrors, useOnline, useWritable, useWriteButton } from "@console-shell/ui";
export { isNotFound } from "./data/is-not-found.ts";
export { refusedFor } from "./data/refused-for.ts";
export { useApiMutation } from "./data/use-api-mutation.ts";
export { useApiQuery } from "./data/use-api-query.ts";
export { useHasMail } from "./data/use-has-mail.ts";
export { defineSubApp } from "./define-sub-app.tsx";
export { InPlace } from "./forms/in-place.tsx";
export { OperatorSelect } from "./forms/operator-select.tsx";
export { RecordForm } from "./forms/record-form.tsx";
export { TextInPlace } from "./forms/text-in-place.tsx";
export { useDraft } from "./forms/use-draft.ts";
export { useUnsaved } from "./forms/use-unsaved.ts";
export {
  useAccount,
  useAppType,
  useConsoleAddress,
  useConsoleNavigate,
  useDensity,
  useLocale,
  useNotify,
  useOverlayRoot,
  usePageTitle,
  usePermission,
  usePermissions,
  useRequest,
  useThemeMode,
} from "./host/hooks.ts";
export { ConsoleLink } from "./host/console-link.tsx";
export { useHost } from "./host/host-context.ts";
export { useListState } from "./routing/use-list-state.ts";
export type { Bulk, BulkAction } from "./lists/bulk-bar.tsx";
export { ListPage, ListPanel, ListTable } from "./lists/list-page.tsx";
export { oneOf } from "./lists/one-of.ts";
export { sortOf } from "./lists/sort-of.ts";
export { type RowOf, useList } from "./lists/use-list.ts";
export { SplitView } from "./lists/split-view.tsx";
export { MissingView, ViewMenu } from "./lists/view-menu.tsx";
export { usePaletteEntries } from "./palette/use-palette-entries.ts";
export { lazyPage } from "./pages/lazy-page.tsx";
export { NotFound } from "./pages/not-found.tsx";
export type { PageRow } from "./pages/page-table.tsx";
export { ReadFailure } from "./pages/read-failure.tsx";
export { createUseText, type TextValues } from "./text/create-use-text.ts";
export { useFormat } from "./text/use-format.ts";
