import type { Appearance } from "./appearance.ts";

/** The console's logo, for pages that load nothing. */
export const logo = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#4f46d8"/><path d="M9 8.5h14M9 8.5v15M15.5 16H23M15.5 23.5H23" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;

/**
 * Styles of the pages that the server writes itself: the console's colours (ui/theme/tokens.ts) and its font, where the
 * device has it.
 */
export const pageLook = (theme: Appearance["theme"]): string => `
:root {
  color-scheme: ${theme === "system" ? "light dark" : theme};
  --page: light-dark(#fff, #0f1216); --tint: light-dark(#f6f7f9, #0b0d11); --panel: light-dark(#fff, #15181e);
  --ink: light-dark(#101828, #e8ebf0); --quiet: light-dark(#586376, #9aa4b2);
  --line: light-dark(#e6e9ef, #252a33); --border: light-dark(#d0d5dd, #3a414d);
  --link: light-dark(#4038bf, #a9a7ff); --accent: light-dark(#4f46d8, #5b55e0); --code: light-dark(#f3f4f7, #1d2129);
}
* { box-sizing: border-box; }
body { margin: 0; font: 14px/22px "Inter Variable", Inter, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; color: var(--ink); background: var(--page); -webkit-font-smoothing: antialiased; }
h1 { margin: 0; font-size: 24px; font-weight: 600; line-height: 32px; letter-spacing: -.02em; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
`;
