/** The text of each theme choice. */
export const themeLabels = {
  light: "preferences.theme.light",
  dark: "preferences.theme.dark",
  system: "preferences.theme.system",
} as const;
