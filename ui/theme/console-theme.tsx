import { LoadingOutlined } from "@ant-design/icons";
import { App, ConfigProvider } from "antd";
import { useMemo, type ReactNode } from "react";
import { languageOf, setDates } from "../language/language.ts";
import { pageNonce } from "./page-nonce.ts";
import "./theme.css";

const buttons = {
  /** A button of two Chinese characters reads as the word that it is. */
  autoInsertSpace: false,
  /** antd's own grows and shrinks, and stays for good where an answer is faster than its growing. */
  loadingIcon: <LoadingOutlined />,
};
/** Most fields are required, so those that are not say so. */
const forms = { requiredMark: "optional" } as const;

interface ConsoleThemeProps {
  /** One that `loadLanguage` has loaded. */
  locale: "en-US" | "zh-CN";
  /** Where pop-ups are put; the document's body unless told. */
  popupRoot?: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * What antd's components share in the whole console: the class prefix `console`, the language, and what
 * forms and buttons do. Their styles are made when the console is built; attributes of the element
 * marked `data-console` choose theme and density (`showLook`). Shell and SDK wrap their trees in it.
 */
export const ConsoleTheme = ({ locale, popupRoot, children }: ConsoleThemeProps) => {
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  const getPopupContainer = useMemo(() => popupRoot && (() => popupRoot), [popupRoot]);
  setDates(locale);
  return (
    <ConfigProvider
      prefixCls="console"
      iconPrefixCls="console-icon"
      locale={languageOf(locale).antd}
      csp={csp}
      button={buttons}
      form={forms}
      getPopupContainer={getPopupContainer}
    >
      <App component={false} message={{ duration: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
};
