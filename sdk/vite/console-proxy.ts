import { connectionAdvice, connectionFailure } from "@console-shell/contract/words/console-url";
import type { IncomingMessage } from "node:http";
import type { ProxyOptions } from "vite";
import { answerProblem, type Texts } from "./proxy-problem.ts";

/** Milliseconds without a byte after which a console counts as unreachable. */
const patience = 60_000;

const setIt = {
  "en-US":
    "Set CONSOLE_URL, or “console” under “config” in package.json, to your console’s address, and restart the dev server.",
  "zh-CN":
    "请将 CONSOLE_URL 或 package.json 中 config 的 console 设为控制台地址，然后重启开发服务器。",
};

const advice: Record<ReturnType<typeof connectionAdvice>, Texts> = {
  address: setIt,
  certificate: {
    "en-US":
      "Its certificate isn’t trusted on this machine: name the file of your company’s certificate authority in NODE_EXTRA_CA_CERTS, and restart the dev server.",
    "zh-CN":
      "本机不信任其证书：请用 NODE_EXTRA_CA_CERTS 指定公司证书颁发机构的文件，然后重启开发服务器。",
  },
  protocol: {
    "en-US": "It may only speak http://, or only https://: check how the console’s address begins.",
    "zh-CN": "该地址可能只支持 http:// 或只支持 https://，请检查控制台地址的开头。",
  },
};

const unreachable = (console: string, error: unknown): Texts => {
  const reason = connectionFailure(error);
  const next = advice[connectionAdvice(reason)];
  return {
    "en-US": `The dev server couldn’t reach a console at ${console} (${reason}). ${next["en-US"]}`,
    "zh-CN": `开发服务器无法连接控制台 ${console}（${reason}）。${next["zh-CN"]}`,
  };
};

const redirected = (console: string, to: string): Texts => ({
  "en-US": `${console} redirects to ${to}. ${setIt["en-US"]}`,
  "zh-CN": `${console} 重定向到了 ${to}。${setIt["zh-CN"]}`,
});

const behindGateway = (console: string, status: number): Texts => ({
  "en-US": `The proxy at ${console} doesn’t reach the console (status ${status}). Try again in a minute; if it stays, tell those who run the console.`,
  "zh-CN": `${console} 的代理无法连接控制台（状态 ${status}）。请稍后重试；如仍未恢复，请联系控制台的运维人员。`,
});

const foreign = (console: string, status: number): Texts => ({
  "en-US": `${console} doesn’t answer like a console (status ${status}). ${setIt["en-US"]}`,
  "zh-CN": `${console} 的响应不像控制台（状态 ${status}）。${setIt["zh-CN"]}`,
});

/** The problem with an answer that no console sends to a call; undefined for a console's own. */
const problemOf = (
  console: string,
  request: IncomingMessage,
  { statusCode = 0, headers }: IncomingMessage,
): Texts | undefined => {
  // Links lead elsewhere, and backends of sub-apps answer as they like.
  if (request.headers["sec-fetch-mode"] === "navigate" || request.url?.startsWith("/-/"))
    return undefined;
  const to = headers.location && URL.parse(headers.location, console)?.origin;
  if (to && to !== console) return redirected(console, to);
  if (!headers["content-type"]?.startsWith("text/html")) return undefined;
  return [502, 503, 504].includes(statusCode)
    ? behindGateway(console, statusCode)
    : foreign(console, statusCode);
};

/** Proxies calls to the console as if its own page had sent them. What isn't a console's answer becomes an error. */
export const toConsole = (console: string): ProxyOptions => ({
  target: console,
  changeOrigin: true,
  proxyTimeout: patience,
  configure: (proxy) => {
    proxy.on("proxyReq", (sent) => {
      if (sent.getHeader("origin")) sent.setHeader("origin", console);
    });
    proxy.on("error", (error, request, response) =>
      answerProblem(request, response, unreachable(console, error)),
    );
    proxy.on("proxyRes", (answer, request, response) => {
      const problem = problemOf(console, request, answer);
      if (!problem) return;
      answer.resume();
      answerProblem(request, response, problem);
    });
  },
});
