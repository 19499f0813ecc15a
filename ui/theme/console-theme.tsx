import { LoadingOutlined } from "@ant-design/icons";
import { StyleProvider } from "@ant-design/cssinjs";
import { App, ConfigProvider, theme as antdTheme } from "antd";
import enUS from "antd/locale/en_US";
import zhCN from "antd/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { cacheOf, guestAround, looksOf } from "./guest-look.ts";
import { pageNonce } from "./page-nonce.ts";
import { tokensOf } from "./tokens.ts";
import "./theme.css";

const buttons = {
  /** A button of two Chinese characters reads as the word that it is. */
  autoInsertSpace: false,
  /** antd's own grows and shrinks, and stays for good where an answer is faster than its growing. */
  loadingIcon: <LoadingOutlined />,
};
/** Where antd's colours of buttons miss the contrast of text: white on the hovered blue, and on the dark theme's red. */
const buttonTokens = {
  light: { colorPrimaryHover: "#1f66e0" },
  dark: {
    colorPrimaryHover: "#2b70cf",
    defaultHoverColor: "#69b1ff",
    defaultHoverBorderColor: "#69b1ff",
    dangerColor: "#141414",
  },
} as const;
/** Most fields are required, so those that are not say so. */
const forms = { requiredMark: "optional" } as const;

/** The class on which antd defines its variables: another one for whatever changes them. */
const classOf = (theme: "light" | "dark", density: "comfortable" | "compact") =>
  `console-${theme}${density === "compact" ? "-compact" : ""}`;

const allClasses = (["light", "dark"] as const).flatMap((theme) => [
  classOf(theme, "comfortable"),
  classOf(theme, "compact"),
]);
/** Where a page is prerendered nobody has said that nothing is to move. */
const mayMove = (): boolean =>
  typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches;

interface ConsoleThemeProps {
  locale: "en-US" | "zh-CN";
  /** The theme in force; "system" is resolved by the caller. */
  theme: "light" | "dark";
  /** How close together everything is; comfortable unless told. */
  density?: "comfortable" | "compact";
  /** Where pop-ups are put; the document's body unless told. */
  popupRoot?: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * The look of the whole console: antd with the class prefix `console`, one key for its CSS
 * variables (so that shell and sub-apps share the same generated styles), contrast-safe tokens
 * and the language. Shell and SDK wrap their trees in it.
 */
export const ConsoleTheme = ({
  locale,
  theme,
  density = "comfortable",
  popupRoot,
  children,
}: ConsoleThemeProps) => {
  // Taken once: another answer would mount the whole tree anew, and forms would lose what is in them.
  const [motion] = useState(mayMove);
  const config = useMemo(
    () => ({
      algorithm: theme === "dark" ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      // Else antd would wait for the end of what does not move: a button's sign of loading would stay.
      token: { ...tokensOf(theme, density), motion },
      cssVar: { prefix: "console", key: classOf(theme, density) },
      hashed: false,
      components: {
        Layout: { headerHeight: 48, headerPadding: "0 16px" },
        Tabs: theme === "dark" ? { itemSelectedColor: "#69b1ff", inkBarColor: "#69b1ff" } : {},
        Button: buttonTokens[theme],
        // Its chosen button is text in the primary colour, too dark on a dark ground.
        Radio: theme === "dark" ? { colorPrimary: "#69b1ff", colorPrimaryHover: "#91caff" } : {},
        Table: {
          cellPaddingBlockMD: density === "compact" ? 5 : 8,
          cellPaddingBlockSM: density === "compact" ? 4 : 6,
          headerBorderRadius: 6,
        },
      },
    }),
    [theme, density, motion],
  );
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  const guest = guestAround(popupRoot);
  dayjs.locale(locale === "zh-CN" ? "zh-cn" : "en");
  // antd defines its variables on this class; on the root, the console's own styles see them too.
  useLayoutEffect(() => {
    for (const { classList, dataset } of looksOf(guest)) {
      dataset["console"] ??= "";
      dataset["density"] = density;
      // Not undone when a tree goes: the shell's own, or another sub-app's, has set the same.
      classList.remove(...allClasses);
      classList.add(classOf(theme, density));
    }
  }, [guest, theme, density]);
  const tree = (
    <ConfigProvider
      prefixCls="console"
      iconPrefixCls="console-icon"
      locale={locale === "zh-CN" ? zhCN : enUS}
      theme={config}
      csp={csp}
      button={buttons}
      form={forms}
      getPopupContainer={popupRoot ? () => popupRoot : undefined}
    >
      <App component={false} message={{ duration: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
  return guest ? (
    <StyleProvider container={guest} cache={cacheOf(guest)}>
      {tree}
    </StyleProvider>
  ) : (
    tree
  );
};
