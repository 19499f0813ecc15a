import { createContext, type ReactNode, use, useMemo } from "react";

/** Whether a text contains a search, as it is typed. */
export type HasText = (text: string, search: string) => boolean;

/** How options are found; the console's own comparison, which `ConsoleTheme` is given. */
export const OptionSearchContext = createContext<HasText>((text, search) =>
  text.toLowerCase().includes(search.toLowerCase()),
);

/** A select's `filterOption` for a comparison of their labels. */
export const byLabel =
  (hasText: HasText) =>
  (search: string, option?: { label?: ReactNode }): boolean =>
    typeof option?.label === "string" && hasText(option.label, search);

/** A select's `filterOption`: finds options by their label, as lists find records. */
export const useOptionSearch = (): {
  filterOption: ReturnType<typeof byLabel>;
} => {
  const hasText = use(OptionSearchContext);
  return useMemo(() => ({ filterOption: byLabel(hasText) }), [hasText]);
};
