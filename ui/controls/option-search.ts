import { createContext, use, useMemo } from "react";

/** Whether a text contains a search, as it is typed. */
export type HasText = (text: string, search: string) => boolean;

/** How options are found; the console's own comparison, which `ConsoleTheme` is given. */
export const OptionSearchContext = createContext<HasText>((text, search) =>
  text.toLowerCase().includes(search.toLowerCase()),
);

/** A select's `filterOption`: finds options by their label, as lists find records. */
export const useOptionSearch = (): {
  filterOption: (search: string, option?: { label?: unknown }) => boolean;
} => {
  const hasText = use(OptionSearchContext);
  return useMemo(
    () => ({ filterOption: (search, option) => hasText(String(option?.label ?? ""), search) }),
    [hasText],
  );
};
