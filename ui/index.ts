export {
  AddressContext,
  useAddress,
  useDownload,
  useImageSource,
} from "./address/address-context.ts";
export type { CameraState } from "./camera/camera-state.ts";
export { useCamera } from "./camera/use-camera.ts";
export { addressesIn, AddressesInput } from "./controls/addresses-input.tsx";
export { AwayButton } from "./controls/away-button.tsx";
export { DayRange, instantOf } from "./controls/day-range.tsx";
export { DialogFocus } from "./controls/dialog-focus.tsx";
export { DecisionDialog } from "./controls/decision-dialog.tsx";
export { Email } from "./controls/email.tsx";
export { useOptionSearch } from "./controls/option-search.ts";
export { EmptyList, type EmptyListProps } from "./controls/empty-list.tsx";
export { EmptyState } from "./controls/empty-state.tsx";
export { ExportLink } from "./controls/export-link.tsx";
export { Facts } from "./controls/facts.tsx";
export { FailureDetails } from "./controls/failure-details.tsx";
export { FilterSelect } from "./controls/filter-select.tsx";
export { CarefulSelect } from "./controls/careful-select.tsx";
export { focusedElement, focusField, focusHeading, keepFocus } from "./controls/focus-heading.ts";
export { ListFrame, type ListFrameProps } from "./controls/list-frame.tsx";
export { LoadFailure } from "./controls/load-failure.tsx";
export { MultiSelect } from "./controls/multi-select.tsx";
export { NoPermission } from "./controls/no-permission.tsx";
export { OutOfDate } from "./controls/out-of-date.tsx";
export { Outcome } from "./controls/outcome.tsx";
export { Page } from "./controls/page.tsx";
export { PageFailure } from "./controls/page-failure.tsx";
export { PageMissing } from "./controls/page-missing.tsx";
export { Panel } from "./controls/panel.tsx";
export { Picture } from "./controls/picture.tsx";
export { SearchBox } from "./controls/search-box.tsx";
export { Toolbar } from "./controls/toolbar.tsx";
export { useConfirm } from "./controls/use-confirm.ts";
export { useSelectOptions } from "./controls/use-select-options.tsx";
export { backEvent } from "./controls/use-back-closes.ts";
export { useBulkWords } from "./controls/use-bulk-words.ts";
export { useRowWords } from "./controls/use-row-words.ts";
export { useViewWords } from "./controls/use-view-words.ts";
export { useRecordCount } from "./controls/use-record-count.ts";
export { useWords } from "./controls/use-words.ts";
export { closeQueryClient } from "./data/close-query-client.ts";
export { applyFieldErrors } from "./forms/apply-field-errors.ts";
export { useWriteButton } from "./forms/use-write-button.ts";
export type { WordKey } from "./language/language.ts";
export { loadLanguage } from "./language/load.ts";
export {
  isLoadFailure,
  lazyComponent,
  type LazyComponent,
  resetFailedLoads,
} from "./lazy/lazy-component.tsx";
export { loadInTime } from "./lazy/load-in-time.ts";
export { OnlineContext, ReadOnlyContext, useOnline, useWritable } from "./live/online-context.ts";
export { useHeld } from "./live/use-held.ts";
export { useLive } from "./live/use-live.ts";
export { CardSort } from "./table/card-sort.tsx";
export { chosenColumns, type ColumnChoice } from "./table/column-choice.ts";
export type { TableColumn, TableColumns } from "./table/columns.ts";
export { createRowKeys, steppedTable } from "./table/row-keys.ts";
export { RowMenu } from "./table/row-menu.tsx";
export { ScrollTable } from "./table/scroll-table.tsx";
export { useCards } from "./table/use-cards.ts";
export { useNarrow } from "./table/use-narrow.ts";
export { SelectAll, useSelecting } from "./table/use-selecting.tsx";
export type { TableProps } from "./table/table-props.ts";
export { ConsoleTheme } from "./theme/console-theme.tsx";
export { pageNonce } from "./theme/page-nonce.ts";
export { showLook, themeInForce } from "./theme/show-look.ts";
export { followTranslation } from "./translation/follow-translation.ts";
