import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  readConfiguration,
  settingsOf,
  variableAbouts,
  variableNames,
  WrongConfiguration,
} from "./configuration.ts";
import { publicUrlProblem } from "./public-url.ts";

const folder = mkdtempSync(join(tmpdir(), "console-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe("the configuration", () => {
  test("has a default for every variable; an empty one counts as unset", () => {
    const expected = {
      environment: "development",
      port: 8000,
      host: "localhost",
      publicUrl: "http://localhost:8000",
      dataDirectory: "data",
      databaseUrl: undefined,
      autoCaptureError: true,
      chunkTimeout: 120_000,
      trustProxy: false,
      drainSeconds: 5,
      faceLogin: "some",
      logLevel: "info",
    };
    expect(readConfiguration({})).toMatchObject(expected);
    expect(readConfiguration({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject(expected);
  });

  test.each([
    [{ DEMO: "1" }, "demo", "warn"],
    [{ DEMO: "0" }, "development", "info"],
    [{ NODE_ENV: "production" }, "production", "info"],
    [{ NODE_ENV: "production", DEMO: "1" }, "production", "info"],
  ])("%j runs as %s", (variables, environment, logLevel) => {
    expect(readConfiguration(variables)).toMatchObject({ environment, logLevel });
  });

  test.each(["loopback", "10.0.0.1", "10.0.0.0/8, ::1", "fd00::/8"])(
    "accepts the proxies %s",
    (trustProxy) => {
      expect(readConfiguration({ TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy });
    },
  );

  test.each([
    ["production", {}, /this machine only/],
    ["production", { PUBLIC_URL: "https://[::1]:8443" }, /this machine only/],
    ["production", { PUBLIC_URL: "http://console.example" }, /without TLS/],
    ["production", { PUBLIC_URL: "https://console.example" }, undefined],
    ["development", {}, undefined],
  ])("in %s, %j has the public URL's problem %s", (environment, variables, problem) => {
    const found = publicUrlProblem(readConfiguration({ NODE_ENV: environment, ...variables }));
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });

  // Cookies and headers depend on how it begins.
  test.each(["https://console.example/", "HTTPS://Console.Example:443"])(
    "the public URL %s is written in one way and names the sender of mails",
    (url) => {
      expect(readConfiguration({ PUBLIC_URL: url })).toMatchObject({
        publicUrl: "https://console.example",
        mailFrom: "Console Shell <no-reply@console.example>",
      });
    },
  );

  test("hosts are origins on the console's own site @security-8", () => {
    const read = (PUBLIC_URL: string, HOST_ORIGINS: string) =>
      readConfiguration({ PUBLIC_URL, HOST_ORIGINS }).hostOrigins;
    expect(readConfiguration({}).hostOrigins).toEqual([]);
    const siblings = ["https://portal.example.co.uk", "https://example.co.uk:8443"];
    expect(read("https://console.example.co.uk", siblings.join(", "))).toEqual(siblings);
    // An address has no domain: only its ports are one site.
    expect(read("http://127.0.0.1:8000", "http://127.0.0.1:9000")).toEqual([
      "http://127.0.0.1:9000",
    ]);
    expect(read("http://localhost:8000", "http://localhost:9000")).toHaveLength(1);
    for (const [publicUrl, host, why] of [
      ["https://console.example.co.uk", "https://portal.other.co.uk", "the session cookie"],
      ["https://console.example.com", "http://portal.example.com", "the session cookie"],
      ["https://one.github.io", "https://two.github.io", "the session cookie"],
      ["http://127.0.0.1:8000", "http://127.0.0.2:8000", "the session cookie"],
      ["http://localhost:8000", "http://portal.localhost:8000", "the session cookie"],
      ["https://console.example.com", "https://portal.example.com/", "must be an origin"],
      ["https://console.example.com", "https://*.example.com", "must be an origin"],
      ["https://console.example.com", "https://Portal.example.com", "https://portal.example.com$"],
      [
        "https://console.münchen.example",
        "https://münchen.example",
        "https://xn--mnchen-3ya.example$",
      ],
      // To a browser the dot makes it another site.
      ["https://console.example.com", "https://portal.example.com.", "the session cookie"],
      ["https://console.example.com", "null", "must be an origin"],
      ["https://console.example.com", "https://console.example.com", "leave it out"],
    ] as const) {
      expect(() => read(publicUrl, host)).toThrow(WrongConfiguration);
      expect(() => read(publicUrl, host)).toThrow(new RegExp(`^HOST_ORIGINS: .*${why}`));
    }
  });

  test("the fallback screen can be turned off", () => {
    expect(readConfiguration({ AUTO_CAPTURE_ERROR: "0" }).autoCaptureError).toBe(false);
  });

  test("webhooks can't reach the own network in production @security-31", () => {
    const variables = { WEBHOOK_PRIVATE_ADDRESSES: "1" };
    expect(readConfiguration({})).toMatchObject({ webhookPrivateAddresses: false });
    expect(readConfiguration(variables)).toMatchObject({ webhookPrivateAddresses: true });
    const inProduction = () => readConfiguration({ ...variables, NODE_ENV: "production" });
    expect(inProduction).toThrow(WrongConfiguration);
    expect(inProduction).toThrow("WEBHOOK_PRIVATE_ADDRESSES: ");
  });

  test("a bucket needs a region or an endpoint, and both halves of a key or neither", () => {
    const bucket = { FILES_S3_BUCKET: "pictures", FILES_S3_REGION: "eu-west-1" };
    const key = { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "secret" };
    expect(readConfiguration(key).s3).toBeUndefined();
    expect(readConfiguration({ ...bucket, FILES_S3_PREFIX: "a/b" }).s3).toEqual({
      bucket: "pictures",
      region: "eu-west-1",
      endpoint: undefined,
      prefix: "a/b/",
      credentials: undefined,
    });
    const own = { FILES_S3_BUCKET: "pictures", FILES_S3_ENDPOINT: "http://minio:9000/", ...key };
    expect(readConfiguration(own).s3).toMatchObject({
      endpoint: "http://minio:9000",
      prefix: "",
      credentials: { accessKeyId: "AKIA", secretAccessKey: "secret" },
    });
    for (const [missing, variables] of [
      ["FILES_S3_BUCKET", { FILES_S3_PREFIX: "console" }],
      ["FILES_S3_REGION", { FILES_S3_BUCKET: "pictures" }],
      ["AWS_SECRET_ACCESS_KEY", { ...bucket, AWS_ACCESS_KEY_ID: "AKIA" }],
      ["AWS_ACCESS_KEY_ID", { ...bucket, AWS_SECRET_ACCESS_KEY: "secret" }],
    ] as const)
      expect(() => readConfiguration(variables)).toThrow(`${missing}: must be set`);
  });

  test.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["PUBLIC_URL", "console.example"],
    ["PUBLIC_URL", "ftp://console.example"],
    ["PUBLIC_URL", "https://user:password@console.example"],
    ["PUBLIC_URL", "https://console.example/?from=mail"],
    ["PUBLIC_URL", "https://console.example/#top"],
    ["DATABASE_URL", "mysql://db"],
    ["SMTP_URL", "http://mail"],
    ["MAIL_FROM", "Console Shell"],
    ["MAIL_FROM", "Console Shell <console.example>"],
    ["MAIL_FROM", "console@console.example\nBcc: eve@console.example"],
    ["AUTO_CAPTURE_ERROR", "maybe"],
    ["CHUNK_TIMEOUT", "soon"],
    ["DRAIN_SECONDS", "soon"],
    ["DRAIN_SECONDS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["WEBHOOK_TIMEOUT", "1"],
    ["WEBHOOK_PRIVATE_ADDRESSES", "some"],
    ["DEMO", "maybe"],
    ["NODE_ENV", "prodution"],
    ["NODE_ENV", "staging"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "127.0.0.1, 0.0.0.0/0"],
    ["FILES_S3_BUCKET", "A bucket"],
    ["FILES_S3_ENDPOINT", "minio:9000"],
    ["FILES_S3_PREFIX", "../console"],
    ["AUDIT_WEBHOOK_URL", "https://user:password@siem.example"],
    ["SECRET_KEY", "c2hvcnQ="],
    ["SECRET_KEY", `${Buffer.alloc(32).toString("base64")},c2hvcnQ=`],
  ])("rejects %s=%s and names it", (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(`${name}: `);
  });
});

/** Names that a shell, npm, containers, CI services, clouds and other programs set. */
const others = `
  _ CI DISPLAY EDITOR HOME HOSTNAME HOSTTYPE HOSTS LANG LANGUAGE LC_ALL LOGNAME LS_COLORS MAIL MAILTO OLDPWD OSTYPE
  PAGER PATH POST PWD SHELL SHLVL TERM TMPDIR TZ USER XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID
  APPDATA COMPUTERNAME ComSpec LOCALAPPDATA PATHEXT ProgramData SystemRoot TEMP USERPROFILE windir
  INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID MAINPID NOTIFY_SOCKET STATE_DIRECTORY WATCHDOG_USEC
  COLOR EDITOR INIT_CWD NODE NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_PATH NODE_VERSION NPM_CONFIG_CACHE YARN_VERSION
  npm_command npm_config_node_gyp npm_config_prefix npm_config_user_agent npm_execpath npm_lifecycle_event
  npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version
  GITHUB_ACTION GITHUB_ENV GITHUB_PATH GITHUB_SERVER_URL GITHUB_API_URL GITHUB_TOKEN RUNNER_TEMP RUNNER_OS
  CI_API_V4_URL CI_JOB_TOKEN CI_PAGES_URL CI_SERVER_HOST CI_SERVER_PORT GITLAB_CI BUILD_URL JENKINS_URL
  KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
  DATABASE_PORT DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_HOST DATABASE_NAME DATABASE_USER SMTP_PORT SMTP_SERVICE_HOST
  VISION_SERVICE_PORT_HTTP VISION_PORT_80_TCP_ADDR
  DOCKER_HOST DYNO HEROKU_APP_NAME K_SERVICE PORTS WEB_CONCURRENCY REDIS_URL MONGODB_URI SENTRY_DSN
  AWS_REGION AWS_DEFAULT_REGION AWS_ROLE_ARN AWS_WEB_IDENTITY_TOKEN_FILE AWS_CA_BUNDLE AWS_ACCOUNT_ID
  AWS_EC2_METADATA_DISABLED AWS_EXECUTION_ENV GOOGLE_APPLICATION_CREDENTIALS AZURE_CLIENT_SECRET
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE DEBIAN_FRONTEND VIRTUAL_ENV
  PGDATA PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD POSTGRES_PASSWORD POSTGRES_DB MYSQL_DATABASE DATADIR LOGLEVEL
  LOG_FILE LOG_FORMAT DEBUG DEMOS SECRET SECRET_KEY_BASE CHROMIUM_PATH TEST_DATABASE CONSOLE_URL CONSOLE_KEY
`
  .trim()
  .split(/\s+/);

describe("a misspelled variable", () => {
  test.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["PUBLIC_UR", "PUBLIC_URL"],
    ["PROT", "PORT"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["SUB_APP", "SUB_APPS"],
    ["FILES_S3_BUKET", "FILES_S3_BUCKET"],
    ["database_url", "DATABASE_URL"],
    ["Secret_Key_File", "SECRET_KEY_FILE"],
  ])("rejects %s where %s is meant", (name, meant) => {
    const read = () => readConfiguration({ [name]: "x" });
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(new RegExp(`^${name}: .* ${meant}\\b`));
  });

  test.each(["VISION_SECRET", "FILES_S3_KEY", "SMTP_HOST", "WEBHOOK_SECRET"])(
    "rejects %s: it could only be meant for the console",
    (name) => {
      expect(() => readConfiguration({ [name]: "x" })).toThrow(`${name}: the console has no such`);
    },
  );

  test("rejects any missing, doubled or swapped letter, except in the shortest names", () => {
    const slips = variableNames
      .filter(({ length }) => length >= 6)
      .flatMap((known) =>
        Array.from(known.slice(0, -1), (letter, at) => {
          const [start, next, end] = [known.slice(0, at), known[at + 1]!, known.slice(at + 2)];
          return [
            start + next + end,
            start + letter + letter + next + end,
            start + next + letter + end,
          ];
        }).flat(),
      )
      .filter((name) => ![...variableNames, ...others].includes(name));
    expect(slips.length).toBeGreaterThan(500);
    for (const name of slips)
      expect(() => readConfiguration({ [name]: "x" })).toThrow(`${name}: did you mean `);
  });

  test("accepts variables that other programs set, this machine's included", () => {
    const variables = Object.fromEntries(others.map((name) => [name, "x"]));
    expect(() => readConfiguration({ ...variables })).not.toThrow();
    const machine = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
    expect(() => readConfiguration(Object.fromEntries(machine))).not.toThrow();
  });

  test("isn't rejected if it's empty, or if the variable it resembles is set", () => {
    expect(() => readConfiguration({ DATABASE_URI: "" })).not.toThrow();
    const url = "postgres://db.example/console";
    expect(() => readConfiguration({ DATABASE_URL: url, DATABASE_URI: url })).not.toThrow();
  });
});

describe("a secret from a file", () => {
  const secrets = Array.from(variableAbouts).flatMap(([name, { secret }]) => (secret ? name : []));

  test("is read without its last line break; several keys may be on lines of their own", () => {
    const url = "postgres://console:secret@db.example/console";
    expect(readConfiguration({ DATABASE_URL_FILE: fileWith("url", `${url}\n`) })).toMatchObject({
      databaseUrl: url,
    });
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const lines = keys.map((key) => `${key.toString("base64")}\r\n`).join("");
    expect(readConfiguration({ SECRET_KEY_FILE: fileWith("keys", lines) })).toMatchObject({
      secretKeys: keys,
    });
  });

  test.each(secrets)("%s isn't read from two places, nor from a missing or empty file", (name) => {
    const read = (variables: Record<string, string>) => () => readConfiguration(variables);
    const path = fileWith("empty", "\n");
    expect(read({ [name]: "x", [`${name}_FILE`]: path })).toThrow(
      `${name}_FILE: must not be set with ${name}`,
    );
    expect(read({ [`${name}_FILE`]: path })).toThrow(`${name}_FILE: ${path} is empty`);
    expect(read({ [`${name}_FILE`]: join(folder, "none") })).toThrow(`${name}_FILE: ENOENT`);
  });
});

test("settings are shown without secrets @security-24", () => {
  const password = "Tr0ub4dor";
  const path = fileWith("token", password);
  const shown = settingsOf({
    DATABASE_URL: `postgres://console:${password}@db.example/console?password=${password}`,
    SMTP_URL: `smtps://${password}@mail.example:465`,
    VISION_URL: `https://user:a,${password}@vision.example/v1?key=${password}`,
    VISION_TOKEN_FILE: path,
    SECRET_KEY: password,
    SECRET_KEY_COMMAND: `kms decrypt ${password}`,
    DEMO_PASSWORD: password,
    AWS_SECRET_ACCESS_KEY: password,
    AWS_SESSION_TOKEN: password,
    HOST: "0.0.0.0",
    DEV_ORIGINS: "https://one.example, https://two.example",
    PUBLIC_URL: "https://console.example",
  });
  expect(JSON.stringify(shown)).not.toContain(password);
  const given = shown.filter(({ source }) => source !== "default");
  expect(given.map(({ name, value, source }) => `${name} ${value} ${source}`)).toEqual([
    "DEMO_PASSWORD (set) environment",
    "HOST 0.0.0.0 environment",
    "PUBLIC_URL https://console.example environment",
    "DEV_ORIGINS https://one.example, https://two.example environment",
    "DATABASE_URL postgres://db.example/console environment",
    "SECRET_KEY (set) environment",
    "SECRET_KEY_COMMAND (set) environment",
    "SMTP_URL smtps://mail.example:465 environment",
    "VISION_URL https://vision.example/v1 environment",
    "VISION_TOKEN (set) file",
    "AWS_SECRET_ACCESS_KEY (set) environment",
    "AWS_SESSION_TOKEN (set) environment",
  ]);
});

test("docs/operating.md lists every variable as it is", () => {
  const text = readFileSync(join(import.meta.dirname, "..", "docs", "operating.md"), "utf8");
  const rows = text.split("\n").flatMap((line) => {
    const [, name, meaning, initial] =
      /^\| `([A-Z][A-Z0-9_]+)` +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return name ? [[name, meaning, initial]] : [];
  });
  const expected = Array.from(variableAbouts, ([name, about]) => [
    name,
    `${about.meaning}${about.secret ? " · secret" : ""}`,
    about.default === undefined ? (about.otherwise ?? "–") : `\`${about.default}\``,
  ]);
  expect(rows).toEqual(expected);
  // The start's log has the defaults, and no document to follow a link in.
  expect(
    Array.from(variableAbouts.values(), ({ otherwise = "" }) => otherwise).join(),
  ).not.toContain("](");
});
