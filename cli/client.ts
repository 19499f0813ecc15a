import packageJson from "./package.json" with { type: "json" };
import type { ErrorBody, FieldError, ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import { connectionAdvice, connectionFailure } from "@console-shell/contract/words/console-url";
import { setTimeout as wait } from "node:timers/promises";
import { exitCodes, Failure } from "./failure.ts";

const newToken =
  "Get a token from an administrator of the console (Management › Sub-apps), then run `console login`.";

/** Code of an error or of one of its fields → what to do next. */
const steps: Partial<Record<ErrorBody["code"] | FieldError["code"], string>> = {
  not_signed_in: newToken,
  wrong_key: newToken,
  other_app: "Pass --app, or run `console login` with a token for this sub-app.",
  scope_missing: "Ask an administrator of the console for a token with this scope.",
  forbidden: "The person who created the token can no longer manage sub-apps. Ask for a new token.",
  other_version: "Raise the version and build again: `npm version patch && npm run build`.",
  other_hash: "Build again: `npm run build`.",
  entry_missing: "Build again: `npm run build`.",
  file_missing: "Run the same command again.",
  yanked: "Run `console status` to see which releases you can use.",
  no_previous: "Promote a release instead: `console promote <version> <stage>`.",
  not_found: "Run `console status` to see the releases and stages.",
};

/** What to do about an error of the console: by its fields first, because they say more. */
const nextStep = ({ code, fields = [] }: ErrorBody): string | undefined =>
  [...fields.map((field) => field.code), code].map((one) => steps[one]).find(Boolean);

/** How often a request is sent before it's given up. */
const attempts = 5;
/** Milliseconds before the second attempt; each later one waits twice as long. */
const firstWait = 500;
/** Milliseconds that the console may ask to wait. */
const longestWait = 60_000;

/** A second roll-back would go forward again, so a lost answer must not repeat it. */
const sentOnce: ApiKey = "POST /mc-api/sub-app/:name/stage/:stage/roll-back";

export interface ConsoleClient {
  /** Makes a call of the contract; throws a `Failure` that says what to do. */
  call<Key extends ApiKey>(
    key: Key,
    input: ApiInput<Key>,
    signal?: AbortSignal,
  ): Promise<ApiOutput<Key>>;
}

interface Input {
  params?: Record<string, string>;
  body?: unknown;
}

const requestOf = (key: ApiKey, { params = {}, body }: Input) => {
  const [method = "", template = ""] = key.split(" ");
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const isForm = body instanceof FormData;
  return {
    method,
    path,
    body: isForm || body === undefined ? body : JSON.stringify(body),
    // `fetch` sets a form's own type, with its boundary.
    type: isForm || body === undefined ? undefined : { "content-type": "application/json" },
  };
};

const kindOf = (status: number): keyof typeof exitCodes => {
  if (status === 401 || status === 403) return "token";
  return status >= 500 ? "unreachable" : "refused";
};

/** The wait that `Retry-After` names in seconds; undefined for a date or nothing. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : Math.min(seconds * 1000, longestWait);
};

/** The body of a console's error; undefined for anything else. */
const errorBodyOf = (text: string): ErrorBody | undefined => {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    return body.code && body.message ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
};

const failureOf = (url: string, response: Response, text: string): Failure => {
  const { status, headers } = response;
  const retry = {
    temporary: status >= 500 || status === 429,
    retryAfter: retryAfterOf(response),
  };
  const body = errorBodyOf(text);
  if (body) {
    const { code, message, fields, traceId } = body;
    const next = nextStep(body);
    return new Failure(kindOf(status), message, { code, fields, traceId, next, ...retry });
  }
  const to = headers.get("location");
  if (to) return new Failure("unreachable", `${url} redirects to ${to}. Use that URL instead.`);
  const isGateway = [502, 503, 504].includes(status);
  return isGateway
    ? new Failure(
        "unreachable",
        `The proxy at ${url} doesn’t reach the console (status ${status}).`,
        {
          next: "Try again in a minute; if it stays, tell those who run the console.",
          ...retry,
        },
      )
    : new Failure("unreachable", `${url} didn’t answer like a console (status ${status}).`, {
        next: "Check the URL.",
        ...retry,
      });
};

const parsed = (url: string, response: Response, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw failureOf(url, response, text);
  }
};

/** What to do about a connection that failed. */
const connectionSteps: Record<ReturnType<typeof connectionAdvice>, string> = {
  address: "Check the URL and your connection, then run the same command again.",
  certificate:
    "Its certificate isn’t trusted on this machine: name the file of your company’s certificate authority in NODE_EXTRA_CA_CERTS.",
  protocol: "It may only speak http://, or only https://: check how the URL begins.",
};

/** A client of the console at `url`. `notify` gets a line about each request that is repeated. */
export const consoleClient = (
  url: string,
  token: string,
  notify: (text: string) => void,
): ConsoleClient => {
  // A console that never answered is down or elsewhere: trying again would only delay the message.
  let wasReached = false;

  const send = async (key: ApiKey, input: Input, signal?: AbortSignal): Promise<unknown> => {
    const { method, path, body, type } = requestOf(key, input);
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          "accept-language": "en",
          "user-agent": `console-shell-cli/${packageJson.version}`,
          ...type,
        },
        body,
        // A redirect would lose the body, and may lead to somebody who must not get the token.
        redirect: "manual",
        signal,
      });
      text = await response.text();
    } catch (error) {
      const reason = connectionFailure(error);
      throw new Failure("unreachable", `Couldn’t reach ${url} (${reason}).`, {
        temporary: wasReached,
        next: connectionSteps[connectionAdvice(reason)],
      });
    }
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (!response.ok || !isJson) throw failureOf(url, response, text);
    wasReached = true;
    return parsed(url, response, text);
  };

  return {
    async call(key, input, signal) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return (await send(key, input ?? {}, signal)) as never;
        } catch (error) {
          const isRepeated = error instanceof Failure && error.details.temporary;
          if (!isRepeated || key === sentOnce || attempt === attempts) throw error;
          const { message, details } = error;
          const delay = details.retryAfter ?? firstWait * 2 ** (attempt - 1);
          notify(`${message} Trying again in ${delay / 1000} s (${attempt + 1} of ${attempts}).`);
          await wait(delay, undefined, { signal });
        }
    },
  };
};
