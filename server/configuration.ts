import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { chunkTimeout, defaultAppType } from "@console-shell/contract";
import { isPolicyOrigin } from "@console-shell/contract/calls/sub-app-needs";
import { z } from "zod";
import type { S3Settings } from "./platform/files/s3/s3-settings.ts";
import { aboutVariable, variable } from "./platform/variable.ts";
import { missingS3Variable, s3SettingsOf, s3Variables } from "./platform/files/s3/s3-variables.ts";
import { auditSettingsOf, auditVariables, missesWebhookSecret } from "./audit-variables.ts";
import { readHostOrigins } from "./host-origins.ts";
import { keyBytes, keysIn } from "./platform/secrets/read-key.ts";
import { fileVariable, readSecretFiles, type Variables } from "./secret-files.ts";
import { shownValue } from "./shown-value.ts";
import { unknownVariables } from "./unknown-variables.ts";
import {
  type MetricsSettings,
  metricsSettingsOf,
  metricsVariables,
} from "./platform/metrics/metrics-variables.ts";
import {
  type TraceSettings,
  traceSettingsOf,
  traceVariables,
} from "./platform/tracing/trace-variables.ts";
import { type Environment, type ProcessRole, processRoles } from "./platform/services.ts";
import type { AuditSettings } from "./modules/identity/index.ts";
import type { VisionSettings } from "./platform/vision/open-engine.ts";

const webUrl = z.url({
  protocol: /^https?$/,
  normalize: true,
  error: "must be an http or https URL",
});

/** `console@example.com`, or `Console <console@example.com>`. */
const sender = z
  .string()
  .regex(
    /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>)$/,
    "must be an e-mail address, or a name with one in angle brackets",
  );

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/** An address, a network in CIDR notation or one of the named networks. */
const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  if (namedNetworks.includes(text)) return true;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  );
};

const proxies = z.string().refine(
  // A proxy with every address is none: each client could then name any.
  (text) => text.split(",").every((one) => isNetwork(one.trim()) && !/\/0+$/.test(one.trim())),
  "must be addresses or networks, separated by commas",
);

/** Addresses and networks, separated by commas. */
const networkList = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .refine(
    (all) => all.every((one) => isNetwork(one) && !namedNetworks.includes(one)),
    "must be addresses or networks, separated by commas",
  );

/** Origins as a page's policy can name them, separated by commas. */
const originList = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .refine(
    (all) =>
      all.every(
        (one) => /^https?:/.test(one) && isPolicyOrigin(one) && URL.parse(one)?.origin === one,
      ),
    "must be origins, such as https://dev.example.com, separated by commas",
  );

/** Roles of this process, separated by commas. */
const roleList = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(
    z.array(
      z.enum(processRoles, `must be some of ${processRoles.join(", ")}, separated by commas`),
    ),
  );

/** One or more keys in base64, separated by commas or lines. */
const secretKeys = z.string().transform((text, context) => {
  const keys = keysIn(text);
  if (keys) return keys;
  context.addIssue({
    code: "custom",
    message: `must be ${keyBytes} bytes, in base64; several are separated by commas`,
  });
  return z.NEVER;
});

/** Every variable. docs/operating.md lists them; a test compares it with these lines. */
const Given = z.object({
  NODE_ENV: variable(z.enum(["production", "development", "test"]), {
    meaning: "`production`: no demo data, no mailbox page",
  }),
  DEMO: variable(z.stringbool({ error: "must be 1 or 0" }), {
    default: "0",
    meaning: "`1`: demo data and accounts; `npm start` sets it when `HOST` is this machine",
  }),
  DEMO_PASSWORD: variable(z.string(), {
    meaning: "password of the demo accounts",
    otherwise: "random, printed at the start",
    secret: true,
  }),
  PORT: variable(z.coerce.number("must be a number").int().min(0).max(65_535), {
    default: "8000",
    meaning: "the port it listens on",
  }),
  HOST: variable(z.string(), { default: "localhost", meaning: "the address it listens on" }),
  DRAIN_SECONDS: variable(z.coerce.number("must be a number of seconds").min(0).max(300), {
    default: "5",
    meaning:
      "after SIGTERM, seconds of failing `/readyz` while still serving; Ctrl-C stops at once",
  }),
  PUBLIC_URL: variable(webUrl.regex(/^[^?#@]*$/, "must not have a user, query or fragment"), {
    meaning: "the address people use; links in mails start with it",
    otherwise: "`http://localhost:PORT`",
  }),
  HOST_ORIGINS: variable(z.string(), {
    meaning:
      "comma-separated origins whose pages may mount [the console as a guest](guest.md); on the same site as `PUBLIC_URL`",
  }),
  DEV_ORIGINS: variable(originList, {
    meaning:
      "comma-separated origins of dev servers, besides `localhost`, from which operators with the permission may [develop a sub-app](team/sub-apps.md#develop-inside-a-console) in their own session",
  }),
  DATA_DIR: variable(z.string(), {
    default: "data",
    meaning: "the embedded database, uploaded images and the secret key",
  }),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }),
    {
      meaning:
        "PostgreSQL in place of the embedded database; with pgvector 0.8 it compares faces and things too",
      secret: true,
    },
  ),
  DATABASE_CONNECTIONS: variable(
    z.coerce.number("must be a number of connections").int().min(4).max(1000),
    {
      meaning: "connections of each process to PostgreSQL, [see below](#more-cores-more-nodes)",
      otherwise: "up to 16",
    },
  ),
  WORKERS: variable(z.coerce.number("must be a number of processes").int().min(1).max(64), {
    default: "1",
    meaning: "server processes behind the one port, [see below](#more-cores-more-nodes)",
  }),
  PROCESS_ROLES: variable(roleList, {
    default: processRoles.join(","),
    meaning: "what these processes do, [see below](#more-cores-more-nodes)",
  }),
  SECRET_KEY: variable(secretKeys, {
    meaning:
      "32 bytes in base64; encrypts secrets in the database, [see below](#keys); several, separated by commas, while they're rotated",
    otherwise: "`DATA_DIR/secret-key`",
    secret: true,
  }),
  SECRET_KEY_COMMAND: variable(z.string(), {
    meaning:
      "a command that prints `SECRET_KEY`, such as one that decrypts it with a KMS; run once at the start, without a shell",
    secret: true,
  }),
  BACKUP_KEY: variable(z.string().min(16, "must have at least 16 characters"), {
    meaning:
      "passphrase of at least 16 characters with which `npm run backup` encrypts, [see below](#backups-and-moves)",
    secret: true,
  }),
  SMTP_URL: variable(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }), {
    meaning:
      "`smtps://…`, or `smtp://…?requireTLS=true`; without it, no mail is sent, and outside production this machine sees them at `/dev/mailbox`",
    secret: true,
  }),
  MAIL_FROM: variable(sender, {
    meaning: "the sender of mails",
    otherwise: "`no-reply@` the host of `PUBLIC_URL`",
  }),
  SUB_APPS: variable(z.string(), {
    meaning:
      "JSON file that adds or replaces sub-applications, with [what each needs](../CONTRIBUTING.md#say-what-a-sub-application-needs) of the page's policy; what it replaces shows in the console's header; a registration with an error is left out, and **Monitoring**, **Health** says why",
  }),
  APP_TYPE: variable(z.string(), {
    default: defaultAppType,
    meaning: "the app type that sub-apps see; a host can override it",
  }),
  AUTO_CAPTURE_ERROR: variable(z.stringbool({ error: "must be 1 or 0" }), {
    default: "1",
    meaning: "`0`: no fallback screen for a failing sub-app; its error goes to `window`",
  }),
  CHUNK_TIMEOUT: variable(z.coerce.number("must be a number of milliseconds").int().min(1), {
    default: String(chunkTimeout),
    meaning: "milliseconds a script may take to load",
  }),
  VITALS_PERCENT: variable(z.coerce.number("must be a number").min(0).max(100), {
    meaning:
      "percentage of pages that measure how fast they are for operators, [see below](#metrics-and-traces)",
    otherwise: "`10`; in a demo `100`",
  }),
  CANARY_SLOWER_PERCENT: variable(z.coerce.number("must be a number").min(5).max(1_000), {
    meaning:
      "a canary that is this percentage slower than the other releases is [removed](operator/sub-apps.md#watch-a-release), as one that fails is",
    otherwise: "only one that fails",
  }),
  TRUST_PROXY: variable(proxies, {
    meaning: "proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted",
  }),
  WEBHOOK_PRIVATE_ADDRESSES: variable(z.stringbool({ error: "must be 1 or 0" }), {
    default: "0",
    meaning: "`1` allows webhooks to private networks and `http://localhost`; for tests only",
  }),
  WEBHOOK_TIMEOUT: variable(
    z.coerce.number("must be a number of milliseconds").int().min(100).max(30_000),
    { default: "10000", meaning: "milliseconds a webhook receiver has to answer" },
  ),
  BACKEND_NETWORKS: variable(networkList, {
    meaning:
      "comma-separated addresses and networks, such as `10.20.0.0/16`, in which sub-apps' own servers may be, [see below](#sub-apps-own-servers)",
    otherwise: "public and private ones",
  }),
  VISION_URL: variable(webUrl, {
    meaning: "[a recognition service](vision.md) in place of the embedded engine",
  }),
  VISION_TOKEN: variable(z.string(), { meaning: "its bearer token", secret: true }),
  VISION_WORKERS: variable(z.coerce.number("must be a number").int().min(0).max(64), {
    meaning: "images this process analyzes at the same time; 0 leaves them to other nodes",
    otherwise: "half of the processors",
  }),
  CAMERA_LOGIN: variable(z.enum(["off", "all"]), {
    meaning: "`off` disables face sign-in; `all` allows it for root and administrators too",
    otherwise: "all roles but root and administrators",
  }),
  LOG_LEVEL: variable(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), {
    meaning: "lowest log level",
    otherwise: "`info`; in a demo `warn`",
  }),
  ...auditVariables,
  ...metricsVariables,
  ...traceVariables,
  ...s3Variables,
});

/** Every variable of the server: its default, meaning, and whether it's a secret. */
export const variableAbouts: ReadonlyMap<string, ReturnType<typeof aboutVariable>> = new Map(
  Object.entries(Given.shape).map(([name, schema]) => [name, aboutVariable(schema)]),
);

const secretNames = Array.from(variableAbouts).flatMap(([name, { secret }]) =>
  secret ? name : [],
);

/** Every variable that the server reads, `…_FILE` included. */
export const variableNames: readonly string[] = [
  ...variableAbouts.keys(),
  ...secretNames.map(fileVariable),
];

const Checked = Given.superRefine((given, context) => {
  const missing = missingS3Variable(given);
  if (missing)
    context.addIssue({ code: "custom", path: [missing], message: "must be set with the others" });
  if (given.SECRET_KEY && given.SECRET_KEY_COMMAND)
    context.addIssue({
      code: "custom",
      path: ["SECRET_KEY_COMMAND"],
      message: "must not be set with SECRET_KEY",
    });
  if (missesWebhookSecret(given))
    context.addIssue({
      code: "custom",
      path: ["AUDIT_WEBHOOK_SECRET"],
      message: "must be set with a webhook of the audit log",
    });
  if (given.WORKERS > 1 && given.METRICS_TOKEN && given.METRICS_PORT === undefined)
    context.addIssue({
      code: "custom",
      path: ["METRICS_PORT"],
      message: "must be set with WORKERS, since a request to PORT reaches only one of them",
    });
  if (given.DATABASE_URL === undefined)
    for (const [name, isUsual] of [
      ["WORKERS", given.WORKERS === 1],
      ["PROCESS_ROLES", new Set(given.PROCESS_ROLES).size === processRoles.length],
      ["DATABASE_CONNECTIONS", given.DATABASE_CONNECTIONS === undefined],
    ] as const)
      if (!isUsual)
        context.addIssue({
          code: "custom",
          path: [name],
          message: "needs DATABASE_URL; the embedded database belongs to one process",
        });
});

/** The server's configuration, parsed from environment variables. */
export interface Configuration {
  environment: Environment;
  demoPassword: string | undefined;
  port: number;
  host: string;
  /** How long requests are still served after SIGTERM. */
  drainSeconds: number;
  publicUrl: string;
  /** Origins of pages that may embed the console as a guest. */
  hostOrigins: readonly string[];
  /** Origins of dev servers that may serve sub-apps, besides those of an operator's own computer. */
  devOrigins: readonly string[];
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Connections of each process to PostgreSQL; by default as many as the database accepts. */
  databaseConnections: number | undefined;
  /** Server processes behind the one port. */
  workers: number;
  /** What each of them does. */
  processRoles: ReadonlySet<ProcessRole>;
  /** Who may read the metrics; undefined: nobody. */
  metrics: MetricsSettings | undefined;
  /** Where traces go; undefined: nothing is traced. */
  traces: TraceSettings | undefined;
  /** The bucket for pictures, used instead of the data directory. */
  s3: S3Settings | undefined;
  /** Master keys instead of those in the data directory; the first seals, all open. */
  secretKeys: readonly Buffer[] | undefined;
  /** Prints the master keys. */
  secretKeyCommand: string | undefined;
  /** Encrypts backups. */
  backupKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** A JSON file that adds or replaces sub-applications. */
  subAppsFile: string | undefined;
  /** The application type that the console reports to its sub-applications. */
  appType: string;
  /** Whether a sub-application that fails to load shows the fallback screen. */
  autoCaptureError: boolean;
  chunkTimeout: number;
  /** The share of pages that measure how fast they are, 0 to 1. */
  vitalsShare: number;
  /** From which share on a slower canary is removed. */
  canarySlowdown: number | undefined;
  trustProxy: string | false;
  /** Whether webhooks may target private networks. */
  webhookPrivateAddresses: boolean;
  webhookTimeout: number;
  /** Where sub-apps' own servers may be; empty: anywhere that is allowed. */
  backendNetworks: readonly string[];
  audit: AuditSettings;
  vision: VisionSettings;
  /** Who may sign in by face: nobody, everybody, or everybody except root and administrators. */
  faceLogin: "off" | "all" | "some";
  logLevel: string;
}

/** An environment variable has an invalid value; the message names the variable. */
export class WrongConfiguration extends Error {
  override readonly name = "WrongConfiguration";
}

const environmentOf = (nodeEnvironment: string | undefined, demo: boolean): Environment => {
  // Production wins, so demo data never reaches it.
  if (nodeEnvironment === "production") return "production";
  return demo ? "demo" : "development";
};

/** Reads the variables, and the files they name; throws `WrongConfiguration` listing every invalid one. */
export const readConfiguration = (given: Variables): Configuration => {
  const { variables, problems } = readSecretFiles(given, secretNames);
  // An empty one counts as unset.
  const filled = Array.from(variableAbouts, ([name, about]) => [
    name,
    variables[name] || about.default,
  ]);
  const result = Checked.safeParse(Object.fromEntries(filled));
  const wrong = [
    ...problems,
    ...unknownVariables(variables, variableNames),
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ];
  if (!result.success || wrong.length > 0) throw new WrongConfiguration(wrong.join("\n"));
  return configurationOf(result.data);
};

const configurationOf = (given: z.output<typeof Given>): Configuration => {
  const environment = environmentOf(given.NODE_ENV, given.DEMO);
  if (environment === "production" && given.WEBHOOK_PRIVATE_ADDRESSES)
    throw new WrongConfiguration("WEBHOOK_PRIVATE_ADDRESSES: must not be set in production");
  const port = given.PORT;
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");
  const hosts = readHostOrigins(given.HOST_ORIGINS ?? "", publicUrl);
  if (hosts.wrong.length > 0) throw new WrongConfiguration(hosts.wrong.join("\n"));
  return {
    environment,
    demoPassword: given.DEMO_PASSWORD,
    port,
    host: given.HOST,
    drainSeconds: given.DRAIN_SECONDS,
    publicUrl,
    hostOrigins: hosts.origins,
    devOrigins: given.DEV_ORIGINS ?? [],
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseConnections: given.DATABASE_CONNECTIONS,
    workers: given.WORKERS,
    processRoles: new Set(given.PROCESS_ROLES),
    metrics: metricsSettingsOf(given),
    traces: traceSettingsOf(given),
    audit: auditSettingsOf(given),
    s3: s3SettingsOf(given),
    secretKeys: given.SECRET_KEY,
    secretKeyCommand: given.SECRET_KEY_COMMAND,
    backupKey: given.BACKUP_KEY,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Console Shell <no-reply@${new URL(publicUrl).hostname}>`,
    subAppsFile: given.SUB_APPS,
    appType: given.APP_TYPE,
    autoCaptureError: given.AUTO_CAPTURE_ERROR,
    chunkTimeout: given.CHUNK_TIMEOUT,
    vitalsShare: (given.VITALS_PERCENT ?? (environment === "demo" ? 100 : 10)) / 100,
    canarySlowdown:
      given.CANARY_SLOWER_PERCENT === undefined ? undefined : given.CANARY_SLOWER_PERCENT / 100,
    trustProxy: given.TRUST_PROXY ?? false,
    webhookPrivateAddresses: given.WEBHOOK_PRIVATE_ADDRESSES,
    webhookTimeout: given.WEBHOOK_TIMEOUT,
    backendNetworks: given.BACKEND_NETWORKS ?? [],
    vision: {
      url: given.VISION_URL,
      token: given.VISION_TOKEN,
      workers: given.VISION_WORKERS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    },
    faceLogin: given.CAMERA_LOGIN ?? "some",
    logLevel: given.LOG_LEVEL ?? (environment === "demo" ? "warn" : "info"),
  };
};

/** A variable as people may see it: secrets aren't shown. */
export interface Setting {
  name: string;
  value: string;
  source: "environment" | "file" | "default";
}

/** The settings in force, for people; their values aren't checked. */
export const settingsOf = (given: Variables): Setting[] => {
  const { variables, fromFiles } = readSecretFiles(given, secretNames);
  return Array.from(variableAbouts, ([name, about]) => {
    const value = variables[name];
    if (!value) {
      const words = about.default ?? about.otherwise?.replaceAll("`", "") ?? "–";
      return { name, value: words, source: "default" };
    }
    const source = fromFiles.has(name) ? "file" : "environment";
    return { name, value: shownValue(value, about.secret), source };
  });
};
