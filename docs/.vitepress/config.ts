import { defineConfig } from "vitepress";
import { subsetFont } from "../../shell/vite/subset-font.ts";
import { markdown } from "./markdown.ts";
import { navigation } from "./navigation.ts";

/** Runs before the generator's own script: a reader's first page opens in the theme of their console. */
const themeOfConsole = `
  localStorage["vitepress-theme-appearance"] ||= /console-theme=(light|dark)/.exec(document.cookie)?.[1] ?? "auto";
`;

/**
 * Words of a text in any language; Chinese has no spaces to split at. Its source is copied into the page, so it uses
 * nothing from around it.
 */
const tokenize = (text: string): string[] =>
  Array.from(new Intl.Segmenter("zh-CN", { granularity: "word" }).segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** The handbook, which the console serves at `/help`. */
export default defineConfig({
  base: "/help/",
  outDir: "dist",
  srcExclude: ["screens/**"],
  cleanUrls: true,
  // Switching would add a style element, which the page's policy refuses.
  appearance: { disableTransition: false },
  title: "Console Shell",
  description: "Help for the console",
  head: [
    ["link", { rel: "icon", type: "image/svg+xml", href: "/help/favicon.svg" }],
    ["script", {}, themeOfConsole],
  ],
  // The console's icon and font.
  vite: { publicDir: "../shell/public", logLevel: "warn", plugins: [subsetFont()] },
  markdown,
  // Only CSS properties, which Vue sets in the page again; the page's policy refuses the attribute.
  transformHtml: (html) => html.replaceAll(/ style="[^"]*"/g, ""),
  locales: {
    root: { label: "English", lang: "en-US", themeConfig: navigation("en-US") },
    zh: { label: "简体中文", lang: "zh-CN", themeConfig: navigation("zh-CN") },
  },
  themeConfig: {
    logo: { src: "/favicon.svg", alt: "" },
    // Only the operator's pages are in both languages.
    i18nRouting: (_data, { data: { relativePath } }, locale) => {
      const page = relativePath.replace(/^zh\//, "").replace(/(^|\/)index\.md$|\.md$/, "$1");
      return `${locale === "zh" ? "/zh/" : "/"}${page.startsWith("operator/") ? page : ""}`;
    },
    search: {
      provider: "local",
      options: {
        miniSearch: { options: { tokenize } },
        locales: {
          zh: {
            translations: {
              button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
              modal: {
                displayDetails: "显示详情",
                resetButtonTitle: "清除",
                backButtonTitle: "关闭",
                noResultsText: "没有找到",
                footer: {
                  selectText: "选择",
                  selectKeyAriaLabel: "回车键",
                  navigateText: "切换",
                  navigateUpKeyAriaLabel: "上箭头",
                  navigateDownKeyAriaLabel: "下箭头",
                  closeText: "关闭",
                  closeKeyAriaLabel: "Esc 键",
                },
              },
            },
          },
        },
      },
    },
  },
});
