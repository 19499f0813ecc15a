import { createApiReference } from "@scalar/api-reference";
import "@scalar/api-reference/style.css";
import "./reference.css";

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  components: { responses: { Error: object } };
}

/** The document, with each error's codes in place: the reference shows nothing that is next to a `$ref`. */
const readDocument = async (url: string): Promise<OpenApi> => {
  const document = (await (await fetch(url)).json()) as OpenApi;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const { responses } of operations)
    for (const [status, { $ref, ...own }] of Object.entries(responses))
      if ($ref) responses[status] = { ...document.components.responses.Error, ...own };
  return document;
};

const isChinese = document.documentElement.lang.startsWith("zh");
const [consoleApi, publicApi] = await Promise.all(
  ["/openapi.json", "/api/v1/openapi.json"].map(readDocument),
);

createApiReference("#reference", {
  sources: [
    { title: isChinese ? "控制台接口" : "Console API", slug: "console", content: consoleApi },
    { title: isChinese ? "公开 API" : "Public API", slug: "public", content: publicApi },
  ],
  localization: { locale: isChinese ? "zh-CN" : "en" },
  // Calls are tried at the page's own origin, with its session; the policy allows no other.
  servers: [{ url: location.origin }],
  customFetch: (input, init) => fetch(input, { ...init, credentials: "same-origin" }),
  persistAuth: false,
  theme: "none",
  withDefaultFonts: false,
  hideDarkModeToggle: true,
  hideClientButton: true,
  defaultOpenFirstTag: false,
  orderSchemaPropertiesBy: "preserve",
  showDeveloperTools: "never",
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: "json",
  showExtensions: ["x-access", "x-also-access", "x-token-scopes", "x-scope", "x-meter"],
});
