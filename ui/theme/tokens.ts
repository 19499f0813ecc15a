import type { ThemeConfig } from "antd";

/** Colours of antd's palettes: it makes a variable of `blue1` only if it has `blue-1`, too. */
const palette = (colors: Record<string, string>): Record<string, string> => ({
  ...colors,
  ...Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name.replace(/\d/, "-$&"), color]),
  ),
});

/**
 * The console's own colours, per theme: ink, a cool neutral ramp, and the accent "iris". Every text colour has at least
 * 4.5:1 on every surface that it's used on. Checked by axe in the browser tests.
 */
const light: ThemeConfig["token"] = {
  colorPrimary: "#4f46d8",
  colorInfo: "#4f46d8",
  colorLink: "#4038bf",
  colorLinkHover: "#2b2593",
  colorLinkActive: "#2b2593",
  colorSuccess: "#08734a",
  colorSuccessBg: "#ecfdf3",
  colorSuccessBorder: "#abefc6",
  colorWarning: "#9a5b06",
  colorWarningBg: "#fffaeb",
  colorWarningBorder: "#fedf89",
  colorError: "#c3203a",
  colorErrorBg: "#fff1f2",
  colorErrorBorder: "#fecdd3",
  colorInfoBg: "#f0f0fd",
  colorInfoBorder: "#cfcdf8",
  // Tags, whose "blue" is the accent.
  ...palette({
    blue1: "#f0f0fd",
    blue3: "#cfcdf8",
    blue7: "#4038bf",
    green7: "#08734a",
    gold7: "#874d00",
    orange7: "#873800",
    volcano7: "#ad2102",
    lime7: "#3f6600",
    cyan7: "#006d75",
    yellow7: "#614700",
  }),
  colorText: "#101828",
  colorTextHeading: "#101828",
  colorTextSecondary: "#475467",
  colorTextDescription: "#586376",
  colorTextTertiary: "#586376",
  colorTextPlaceholder: "#667085",
  colorTextQuaternary: "#667085",
  colorIcon: "#586376",
  colorFill: "#dfe3ea",
  colorFillSecondary: "#eef0f4",
  colorFillTertiary: "#f3f4f7",
  colorFillQuaternary: "#f9fafb",
  colorFillAlter: "#f9fafb",
  colorBorder: "#d0d5dd",
  colorBorderSecondary: "#e6e9ef",
  colorSplit: "#e6e9ef",
  colorBgLayout: "#ffffff",
  controlItemBgActive: "#eeedfd",
  controlItemBgActiveHover: "#e3e1fb",
  controlItemBgHover: "#f3f4f7",
  colorBgMask: "rgba(16, 24, 40, 0.5)",
  boxShadow: "0 12px 32px -4px rgba(16, 24, 40, 0.14), 0 2px 6px rgba(16, 24, 40, 0.06)",
  boxShadowSecondary: "0 8px 24px -4px rgba(16, 24, 40, 0.12), 0 1px 3px rgba(16, 24, 40, 0.08)",
};

const dark: ThemeConfig["token"] = {
  colorPrimary: "#635de8",
  colorInfo: "#8f8bff",
  colorLink: "#a9a7ff",
  colorLinkHover: "#c9c8ff",
  colorSuccess: "#47c98a",
  colorWarning: "#f0b44c",
  colorError: "#f37370",
  colorErrorText: "#ff8088",
  ...palette({
    purple7: "#b37feb",
    geekblue7: "#85a5ff",
    blue1: "#26264a",
    blue3: "#3b3a7a",
    blue7: "#a9a7ff",
    magenta7: "#f37fb7",
    red7: "#ff7875",
    volcano7: "#ff9c6e",
  }),
  colorText: "#e8ebf0",
  colorTextHeading: "#f2f4f7",
  colorTextSecondary: "#c3cad5",
  colorTextDescription: "#9aa4b2",
  colorTextTertiary: "#9aa4b2",
  colorTextPlaceholder: "#8b95a5",
  colorTextQuaternary: "#8b95a5",
  colorIcon: "#9aa4b2",
  colorBorder: "#3a414d",
  colorBorderSecondary: "#252a33",
  colorSplit: "#252a33",
  colorBgLayout: "#0f1216",
  colorBgContainer: "#15181e",
  colorBgElevated: "#1d2129",
  colorFillAlter: "#191d24",
  controlItemBgActive: "#26264a",
  controlItemBgActiveHover: "#2e2e5a",
  colorBgMask: "rgba(0, 0, 0, 0.6)",
};

/** Inter for Latin text, and the device's own font for Chinese. The fallback has Inter's widths: nothing moves. */
export const fontFamily =
  "'Inter Variable', 'Inter Fallback', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', system-ui, sans-serif";

/** Shared by both themes: dense, for people who work in it all day. Sizes of text: 12, 13, 14, 16, 20, 24, 28. */
const common: ThemeConfig["token"] = {
  borderRadius: 8,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  borderRadiusXS: 4,
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeHeading1: 28,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  controlHeight: 32,
  wireframe: false,
  fontFamily,
};

/**
 * Replaces antd's compact algorithm, whose text is 10 pixels high: targets are at least 24 pixels high, text
 * at least 12.
 */
const compact: ThemeConfig["token"] = {
  fontSize: 13,
  fontSizeSM: 12,
  controlHeight: 28,
  controlHeightSM: 24,
  controlHeightLG: 34,
  paddingXS: 6,
  paddingSM: 8,
  padding: 12,
  paddingMD: 14,
  paddingLG: 16,
  marginXS: 6,
  marginSM: 8,
  margin: 12,
  marginMD: 14,
  marginLG: 16,
};

export const tokensOf = (
  theme: "light" | "dark",
  density: "comfortable" | "compact",
): ThemeConfig["token"] => ({
  ...common,
  ...(density === "compact" ? compact : {}),
  ...(theme === "dark" ? dark : light),
});
