import { ConfigProvider } from "antd";
import { useContext } from "react";
import { useWords } from "./use-words.ts";

/** Says how many records there are, in the page's language. */
export const useRecordCount = (): ((total: number) => string) => {
  const words = useWords();
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return (total) =>
    (total === 1 ? words.oneRecord : words.records).replace(
      "{total}",
      total.toLocaleString(locale?.locale),
    );
};
