import type { theme as antdThemes, ThemeConfig } from "antd";
import { tokensOf } from "./tokens.ts";

/** A combination of theme and density, as set in the root element's attributes. */
export interface Look {
  theme: "light" | "dark";
  density: "comfortable" | "compact";
}

/** antd derives lighter colours for hovered buttons, which miss the contrast of text. */
const buttonTokens = {
  light: {
    colorPrimaryHover: "#4038bf",
    colorPrimaryActive: "#342d9e",
    primaryShadow: "0 1px 2px rgba(16, 24, 40, 0.16)",
    defaultShadow: "0 1px 2px rgba(16, 24, 40, 0.05)",
    dangerShadow: "none",
    defaultHoverBg: "#f9fafb",
    defaultHoverColor: "#101828",
    defaultHoverBorderColor: "#b4bcc9",
    fontWeight: 500,
  },
  dark: {
    colorPrimary: "#5b55e0",
    colorPrimaryHover: "#6762e6",
    colorPrimaryActive: "#4f49cf",
    primaryShadow: "none",
    defaultShadow: "none",
    dangerShadow: "none",
    defaultHoverColor: "#f2f4f7",
    defaultHoverBorderColor: "#5a6372",
    dangerColor: "#141414",
    fontWeight: 500,
  },
} as const;

const dark = {
  Tabs: { itemSelectedColor: "#e8ebf0", itemHoverColor: "#e8ebf0", inkBarColor: "#a9a7ff" },
  // The selected button's text is in the primary colour, too dark on a dark background.
  Radio: { colorPrimary: "#a9a7ff", colorPrimaryHover: "#c9c8ff" },
  Segmented: { trackBg: "#22262e", itemSelectedBg: "#39404c" },
} as const;

const light = {
  Tabs: { itemSelectedColor: "#101828", itemHoverColor: "#101828", itemColor: "#475467" },
  Radio: {},
  Segmented: { trackBg: "#eef0f4", itemColor: "#475467" },
} as const;

/** antd's theme for a look, from which the build generates the styles. */
export const themeOf = (
  { theme, density }: Look,
  {
    darkAlgorithm,
    defaultAlgorithm,
  }: Pick<typeof antdThemes, "darkAlgorithm" | "defaultAlgorithm">,
): ThemeConfig => ({
  algorithm: theme === "dark" ? darkAlgorithm : defaultAlgorithm,
  token: tokensOf(theme, density),
  hashed: false,
  components: {
    Layout: { headerHeight: 52, headerPadding: "0 16px" },
    Button: buttonTokens[theme],
    Tag: { borderRadiusSM: 6 },
    Checkbox: { borderRadiusSM: 4 },
    Notification: { fontSizeLG: 14, lineHeightLG: 22 / 14, paddingMD: 14, paddingLG: 16 },
    Modal: { titleFontSize: 16, titleLineHeight: 1.5 },
    ...(theme === "dark" ? dark : light),
    Table: {
      cellPaddingBlockMD: density === "compact" ? 5 : 8,
      cellPaddingBlockSM: density === "compact" ? 4 : 6,
      headerBorderRadius: 8,
    },
  },
});
