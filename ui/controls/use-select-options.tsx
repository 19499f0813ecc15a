import { Button, type SelectProps } from "antd";
import { useWords } from "./use-words.ts";

interface ReadChoices {
  isLoading: boolean;
  /** Why the options couldn't be read. */
  error: Error | null;
  refetch: () => void;
}

interface ChoicesOptions {
  /** Shown if there are none to select. */
  none?: string;
  /** Whether there are also static options, such as "All". */
  hasOthers?: boolean;
}

/**
 * Props of a select with options from the server: shows when they are loading, and on failure offers a retry
 * instead of looking empty.
 */
export const useSelectOptions = (
  { isLoading, error, refetch }: ReadChoices,
  { none: ownNone, hasOthers = false }: ChoicesOptions = {},
) => {
  const words = useWords();
  const none = ownNone ?? words.nothingToSelect;
  const failed = error && (
    <div className="cs-choices-failed" role="alert">
      {words.loadFailed}
      <Button size="small" onClick={refetch}>
        {words.tryAgain}
      </Button>
    </div>
  );
  return {
    loading: isLoading,
    // Not antd's "No data", as if something were missing.
    notFoundContent: failed ?? (isLoading ? null : none),
    ...(failed && hasOthers
      ? {
          popupRender: (menu) => (
            <>
              {menu}
              {failed}
            </>
          ),
        }
      : {}),
    // The keyboard reaches only a list's options, not the retry button; reopening refetches instead.
    onOpenChange: (isOpen) => {
      if (isOpen && error) refetch();
    },
  } satisfies Pick<SelectProps, "loading" | "notFoundContent" | "popupRender" | "onOpenChange">;
};
