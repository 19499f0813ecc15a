import { ConfigProvider } from "antd";
import { useContext } from "react";
import enUS from "../messages/en-US.ts";
import zhCN from "../messages/zh-CN.ts";

/** The kit's own words in the language that ConsoleTheme was given. */
export const useWords = (): typeof enUS => {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return locale?.locale === "zh-cn" ? zhCN : enUS;
};
