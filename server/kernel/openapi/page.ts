import {
  BinarySchema,
  type Endpoint,
  errors,
  isKeyEndpoint,
  type Locale,
  type LocalizedText,
} from "@console-shell/contract";
import { z } from "zod";
import { escapeHtml } from "../html.ts";
import { logo, pageLook } from "../page-look.ts";
import { fitsForm } from "../shape-fields.ts";
import { pageStyle } from "./page-style.ts";
import { kernelErrors } from "./kernel-errors.ts";
import { type Schema, type SchemaRow, schemaRows, typeText } from "./schema-rows.ts";

const words = {
  title: { "en-US": "Server API", "zh-CN": "服务器接口" },
  machine: { "en-US": "OpenAPI document", "zh-CN": "OpenAPI 格式文档" },
  groups: { "en-US": "Endpoint groups", "zh-CN": "接口分组" },
  path: { "en-US": "Path parameters", "zh-CN": "路径参数" },
  query: { "en-US": "Query parameters", "zh-CN": "查询参数" },
  body: { "en-US": "Body (JSON or form)", "zh-CN": "请求体（JSON 或表单）" },
  json: { "en-US": "Body (JSON)", "zh-CN": "请求体（JSON）" },
  upload: {
    "en-US": "Body (multipart/form-data files)",
    "zh-CN": "请求体：multipart/form-data 文件",
  },
  answer: { "en-US": "Response", "zh-CN": "返回" },
  events: {
    "en-US": "Response, a stream of events (text/event-stream)",
    "zh-CN": "返回，持续推送的事件（text/event-stream）",
  },
  bytes: { "en-US": "Bytes", "zh-CN": "二进制内容" },
  errors: { "en-US": "Errors", "zh-CN": "错误" },
  required: { "en-US": "required", "zh-CN": "必填" },
  public: { "en-US": "anyone", "zh-CN": "公开" },
  key: { "en-US": "API key:", "zh-CN": "API 密钥：" },
  anyKey: { "en-US": "any API key", "zh-CN": "任意 API 密钥" },
  programs: {
    "en-US": "OpenAPI document of the public API only",
    "zh-CN": "仅公开 API 的 OpenAPI 格式文档",
  },
  "signed-in": { "en-US": "signed in", "zh-CN": "需登录" },
} satisfies Record<string, LocalizedText>;

type Text = (key: keyof typeof words) => string;

const row = ({ path, type, required, note }: SchemaRow, text: Text): string =>
  `<tr><th scope="row"><code>${escapeHtml(path)}</code>${
    required ? ` <span class="must">${text("required")}</span>` : ""
  }</th><td><code>${escapeHtml(type)}</code></td><td class="note">${escapeHtml(note)}</td></tr>`;

const section = (heading: string, content: string): string =>
  `<h3>${escapeHtml(heading)}</h3>${content}`;

const fields = (heading: string, schema: z.ZodType, io: "input" | "output", text: Text): string => {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  const rows = schemaRows(json);
  const content =
    rows.length === 0
      ? `<code>${escapeHtml(typeText(json))}</code>`
      : `<table><tbody>${rows.map((one) => row(one, text)).join("")}</tbody></table>`;
  return section(heading, content);
};

const whoMayCall = (access: Endpoint["access"], text: Text): string => {
  if (typeof access === "object")
    return access.scope === "any" ? text("anyKey") : `${text("key")} ${access.scope}`;
  return access === "public" || access === "signed-in" ? text(access) : access;
};

/** Descriptions of the call groups; those of the public API are generated. */
const groupOf = ({ name }: Endpoint): string =>
  name
    .split(".")
    .slice(0, name.startsWith("api.") ? 2 : 1)
    .join(".");

const call = (endpoint: Endpoint, text: Text): string => {
  const { access, params, query, body } = endpoint;
  const others = isKeyEndpoint(endpoint) ? [] : (endpoint.alsoAccess ?? []);
  const who = [whoMayCall(access, text), ...others].join(", ");
  const codes = kernelErrors(endpoint).map(
    (code) => `<li><code>${errors[code].status} ${code}</code></li>`,
  );
  return `<details id="${escapeHtml(endpoint.name)}"><summary><span class="method">${endpoint.method}</span><code>${escapeHtml(endpoint.path)}</code><span class="access">${escapeHtml(who)}</span><span class="about">${escapeHtml(endpoint.summary)}</span></summary><div class="body">${[
    params ? fields(text("path"), params, "input", text) : "",
    query ? fields(text("query"), query, "input", text) : "",
    body ? fields(text(fitsForm(body) ? "body" : "json"), body, "input", text) : "",
    endpoint.upload ? section(text("upload"), "") : "",
    endpoint.output === BinarySchema
      ? section(text("answer"), `<p>${text("bytes")}</p>`)
      : fields(text(endpoint.stream ? "events" : "answer"), endpoint.output, "output", text),
    section(text("errors"), `<ul class="errors">${codes.join("")}</ul>`),
  ].join("")}</div></details>`;
};

/**
 * The HTML page of the calls, grouped by topic; it needs no script. Rendering is slow, so it's done once: the result
 * only inserts each response's nonce.
 */
export const openApiPage = (
  endpoints: readonly Endpoint[],
  locale: Locale,
): ((nonce: string) => string) => {
  const text: Text = (key) => words[key][locale];
  const groups = Map.groupBy(endpoints, groupOf);
  const links = [...groups.keys()].map((noun) => `<a href="#${noun}">${escapeHtml(noun)}</a>`);
  const sections = [...groups].map(
    ([noun, calls]) =>
      `<section><h2 id="${noun}">${escapeHtml(noun)}</h2>${calls.map((one) => call(one, text)).join("")}</section>`,
  );
  const title = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text("title")} · Console Shell</title>`;
  const body = `<body><header>${logo}<h1>${text("title")}</h1><p><a href="/openapi.json">${text("machine")}</a></p><p><a href="/api/v1/openapi.json">${text("programs")}</a></p></header>
<nav aria-label="${text("groups")}">${links.join("")}</nav><main>${sections.join("\n")}</main></body></html>`;
  return (nonce) =>
    `${title}<style nonce="${nonce}">${pageLook("system")}${pageStyle}</style></head>\n${body}`;
};
