/** The text of each choice of a theme. */
export const themeLabels = {
  light: "preferences.theme.light",
  dark: "preferences.theme.dark",
  system: "preferences.theme.system",
} as const;
