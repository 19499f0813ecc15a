import { ConfigProvider } from "antd";
import { useContext } from "react";
import { languageOf, type Language } from "../language/language.ts";

/** The kit's own words in the language that ConsoleTheme was given. */
export const useWords = (): Language["words"] => {
  // antd's context is one for the page; in development, shell and sub-app have copies of the kit.
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return languageOf(locale?.locale === "zh-cn" ? "zh-CN" : "en-US").words;
};
