import { useLocale } from "@console-shell/sdk";

/** How a picker names a month, as the rest of the console does: dayjs's form of `usePeriod`. */
export const useMonthFormat = (): string => (useLocale() === "zh-CN" ? "YYYY年M月" : "MMMM YYYY");
