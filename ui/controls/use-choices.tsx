import { Button, type SelectProps } from "antd";
import { useWords } from "./use-words.ts";

interface ReadChoices {
  isLoading: boolean;
  /** Why there is nothing to choose from. */
  error: Error | null;
  refetch: () => void;
}

interface ChoicesOptions {
  /** What is said where nothing was found; antd's own words unless told. */
  none?: string;
  /** Whether there are choices that are not read, as the one for all. */
  hasOthers?: boolean;
}

/**
 * Properties of a select whose choices are read: it says that they are on their way, and where they did not come it says
 * that instead of looking empty, and reads them again.
 */
export const useChoices = (
  { isLoading, error, refetch }: ReadChoices,
  { none, hasOthers = false }: ChoicesOptions = {},
) => {
  const words = useWords();
  const failed = error && (
    <div className="cs-choices-failed" role="alert">
      {words.loadFailed}
      <Button size="small" onClick={refetch}>
        {words.tryAgain}
      </Button>
    </div>
  );
  const missing = failed ?? (isLoading ? null : none);
  return {
    loading: isLoading,
    ...(missing === undefined ? {} : { notFoundContent: missing }),
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
    // By keyboard it is tried again so: nothing in the list but its options is reached with keys.
    onOpenChange: (isOpen) => {
      if (isOpen && error) refetch();
    },
  } satisfies Pick<SelectProps, "loading" | "notFoundContent" | "popupRender" | "onOpenChange">;
};
