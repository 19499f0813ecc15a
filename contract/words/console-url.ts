/** The part of a sub-app's package.json that names its console: `"config": { "console": "https://console.example" }`. */
export interface NamesConsole {
  config?: { console?: string };
}

/**
 * The address of the console that a sub-app's programs work with: `CONSOLE_URL`, or the one that its package.json names.
 * For all of them, and for nothing else.
 */
export const namedConsole = (
  environment: Record<string, string | undefined>,
  { config }: NamesConsole,
): string | undefined => environment["CONSOLE_URL"] || config?.console;

/** The origin of a console's URL, which may be that of any of its pages; undefined if it isn't a URL of the web. */
export const consoleOrigin = (url: string): string | undefined => {
  const { protocol, origin } = URL.parse(url.trim()) ?? {};
  return protocol === "https:" || protocol === "http:" ? origin : undefined;
};

/** Why a connection failed, e.g. `ECONNREFUSED`. */
export const connectionFailure = (error: unknown): string => {
  const { code, message, cause } = error as Error & { code?: unknown; cause?: unknown };
  if (cause instanceof Error) return connectionFailure(cause);
  return (typeof code === "string" && code) || message;
};

const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/;
const isOtherProtocol = /SSL|EPROTO|WRONG_VERSION/;

/** What to do about a connection that failed for this reason, as a key of texts. */
export const connectionAdvice = (reason: string): "certificate" | "protocol" | "address" => {
  if (isCertificate.test(reason)) return "certificate";
  return isOtherProtocol.test(reason) ? "protocol" : "address";
};
