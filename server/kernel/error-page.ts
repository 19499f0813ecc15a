import type { ErrorBody, LocalizedText } from "@console-shell/contract";
import cookie from "@fastify/cookie";
import type { IncomingHttpHeaders } from "node:http";
import { isApiPath } from "./allowed-methods.ts";
import { type Appearance, appearanceOf } from "./appearance.ts";
import { escapeHtml } from "./html.ts";
import { localeOf } from "./language.ts";
import { logo, pageLook } from "./page-look.ts";
import { contentSecurityPolicy, newNonce } from "./security-headers.ts";

/** Whether a browser asks for something to show by itself, as by its address bar or a link. */
export const isNavigation = (headers: IncomingHttpHeaders): boolean => {
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return headers.accept?.includes("text/html") ?? false;
};

/**
 * Whether a person sees the error. A program may accept HTML, too, as Java's HttpURLConnection does, so from a call's
 * address only a browser that says so gets a page.
 */
export const asksForPage = (url: string, headers: IncomingHttpHeaders): boolean =>
  isNavigation(headers) &&
  (headers["sec-fetch-mode"] !== undefined || !isApiPath(url.split("?")[0]!));

/** The appearance of an error's page; it may come before cookies are parsed. */
export const errorAppearance = (headers: IncomingHttpHeaders): Appearance =>
  appearanceOf(cookie.parse(headers.cookie ?? ""), localeOf(headers["accept-language"]));

const words = {
  home: { "en-US": "Go home", "zh-CN": "返回首页" },
  again: { "en-US": "Try again", "zh-CN": "重试" },
  trace: { "en-US": "Trace", "zh-CN": "追踪号" },
} satisfies Record<string, LocalizedText>;

const style = `
body { display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 100vh; padding: 24px; text-align: center; }
h1, p, ul { max-width: 480px; margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
p, li { color: var(--quiet); } svg { margin-bottom: 12px; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin: 12px 0; }
nav a { padding: 8px 16px; border: 1px solid var(--border); border-radius: 8px; color: var(--ink); font-weight: 500; line-height: 20px; text-decoration: none; }
nav a:first-child { border-color: var(--accent); color: #fff; background: var(--accent); }
small { color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
`;

const render = (
  { status, message, fields = [], traceId }: ErrorBody,
  { locale, theme }: Appearance,
  nonce: string,
): string => {
  const text = (key: keyof typeof words): string => words[key][locale];
  const list = fields.map((field) => `<li>${escapeHtml(field.message)}</li>`).join("");
  const again = status === 429 || status >= 500 ? `<a href="">${text("again")}</a>` : "";
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(message)}</title><style nonce="${nonce}">${pageLook(theme)}${style}</style></head>
<body>${logo}<p>${status}</p><h1>${escapeHtml(message)}</h1>${list && `<ul>${list}</ul>`}
<nav>${again}<a href="/">${text("home")}</a></nav><small>${text("trace")} ${traceId}</small></body></html>`;
};

/** An error as a page, with the headers that it needs. */
export const errorPage = (
  body: ErrorBody,
  appearance: Appearance,
): { html: string; headers: Record<string, string> } => {
  const nonce = newNonce();
  return {
    html: render(body, appearance, nonce),
    headers: {
      "content-security-policy": contentSecurityPolicy(nonce),
      "content-type": "text/html; charset=utf-8",
    },
  };
};
