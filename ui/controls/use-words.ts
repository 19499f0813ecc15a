import { ConfigProvider } from "antd";
import { useContext } from "react";
import { languageOf } from "../language/load.ts";
import type { Language } from "../language/language.ts";

/** The kit's own texts in ConsoleTheme's language. */
export const useWords = (): Language["words"] => {
  // The page has a single antd context, but in development shell and sub-app have separate copies of the kit.
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return languageOf(locale?.locale === "zh-cn" ? "zh-CN" : "en-US").words;
};
