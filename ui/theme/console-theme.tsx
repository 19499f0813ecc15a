import { LoadingOutlined } from "@ant-design/icons";
import { App, ConfigProvider } from "antd";
import { useEffect, useMemo, type ReactNode } from "react";
import { keepCompositionKeys } from "../forms/keep-composition-keys.ts";
import { byLabel, type HasText, OptionSearchContext } from "../controls/option-search.ts";
import { readFilledFields } from "../forms/read-filled-fields.ts";
import { languageOf, setDates } from "../language/load.ts";
import { pageNonce } from "./page-nonce.ts";
import "./theme.css";

const buttons = {
  /** antd would put a space between the two Chinese characters of a button. */
  autoInsertSpace: false,
  /**
   * antd's own icon animates its size, and never disappears if the response arrives before the animation
   * ends.
   */
  loadingIcon: <LoadingOutlined />,
};
/** Most fields are required, so optional ones are marked instead. */
const forms = { requiredMark: "optional" } as const;

interface ConsoleThemeProps {
  /** A language loaded by `loadLanguage`. */
  locale: "en-US" | "zh-CN";
  /** Container of pop-ups; the document's body by default. */
  popupRoot?: HTMLElement | undefined;
  /** How selects find their options. */
  hasText?: HasText;
  children: ReactNode;
}

/**
 * antd's settings for the whole console: the class prefix `console`, the language, and the behaviour of
 * forms and buttons. The styles are generated at build time; attributes of the element marked `data-console`
 * choose theme and density (`showLook`). Shell and SDK wrap their trees in it.
 */
export const ConsoleTheme = ({ locale, popupRoot, hasText, children }: ConsoleThemeProps) => {
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  const getPopupContainer = useMemo(() => popupRoot && (() => popupRoot), [popupRoot]);
  // Options are found by typing, except on a touch screen: its keyboard would hide them.
  const selects = useMemo(
    () =>
      globalThis.matchMedia?.("(pointer: coarse)").matches
        ? {}
        : {
            showSearch: hasText
              ? { filterOption: byLabel(hasText) }
              : { optionFilterProp: "label" },
          },
    [hasText],
  );
  useEffect(() => {
    const tree = popupRoot?.getRootNode() ?? document;
    const stops = [readFilledFields(tree), keepCompositionKeys(tree)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [popupRoot]);
  setDates(locale);
  return (
    <ConfigProvider
      prefixCls="console"
      iconPrefixCls="console-icon"
      locale={languageOf(locale).antd}
      csp={csp}
      button={buttons}
      form={forms}
      select={selects}
      getPopupContainer={getPopupContainer}
    >
      <App component={false} message={{ duration: 3 }}>
        {hasText ? <OptionSearchContext value={hasText}>{children}</OptionSearchContext> : children}
      </App>
    </ConfigProvider>
  );
};
