import type { theme as antdThemes, ThemeConfig } from "antd";
import { tokensOf } from "./tokens.ts";

/** A combination of theme and density, as set in the root element's attributes. */
export interface Look {
  theme: "light" | "dark";
  density: "comfortable" | "compact";
}

/** antd's button colours miss the text contrast: white on the hovered blue, and on the dark theme's red. */
const buttonTokens = {
  light: { colorPrimaryHover: "#1f66e0" },
  dark: {
    colorPrimaryHover: "#2b70cf",
    defaultHoverColor: "#69b1ff",
    defaultHoverBorderColor: "#69b1ff",
    dangerColor: "#141414",
  },
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
    Layout: { headerHeight: 48, headerPadding: "0 16px" },
    Tabs: theme === "dark" ? { itemSelectedColor: "#69b1ff", inkBarColor: "#69b1ff" } : {},
    Button: buttonTokens[theme],
    // The selected button's text is in the primary colour, too dark on a dark background.
    Radio: theme === "dark" ? { colorPrimary: "#69b1ff", colorPrimaryHover: "#91caff" } : {},
    Table: {
      cellPaddingBlockMD: density === "compact" ? 5 : 8,
      cellPaddingBlockSM: density === "compact" ? 4 : 6,
      headerBorderRadius: 6,
    },
  },
});
