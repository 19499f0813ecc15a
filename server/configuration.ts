import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { chunkTimeout, defaultAppType } from "@console-shell/contract";
import { isPolicyOrigin } from "@console-shell/contract/calls/sub-app-needs";
import { z } from "zod";
import type { S3Settings } from "./platform/files/s3/s3-settings.ts";
import { missingS3Variable, s3SettingsOf, s3Variables } from "./platform/files/s3/s3-variables.ts";
import { auditSettingsOf, auditVariables, missesWebhookSecret } from "./audit-variables.ts";
import { readHostOrigins } from "./host-origins.ts";
import { keyBytes } from "./platform/secrets/read-key.ts";
import { misspelledVariables } from "./misspelled-variables.ts";
import type { AuditSettings, Environment } from "./platform/services.ts";
import type { VisionSettings } from "./platform/vision/open-engine.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });

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

const proxies = z
  .string()
  .refine(
    (text) => text.split(",").every((one) => isNetwork(one.trim())),
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

const Given = z.object({
  NODE_ENV: optional(z.enum(["production", "development", "test"])),
  DEMO: optional(z.stringbool({ error: "must be 1 or 0" })),
  DEMO_PASSWORD: optional(z.string()),
  PORT: optional(z.coerce.number("must be a number").int().min(0).max(65_535)),
  HOST: optional(z.string()),
  DRAIN_SECONDS: optional(z.coerce.number("must be a number of seconds").min(0).max(300)),
  PUBLIC_URL: optional(webUrl),
  HOST_ORIGINS: optional(z.string()),
  DEV_ORIGINS: optional(originList),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }),
  ),
  SECRET_KEY: optional(
    z.base64("must be base64").refine((text) => Buffer.from(text, "base64").length === keyBytes, {
      error: `must be ${keyBytes} bytes, in base64`,
    }),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" })),
  MAIL_FROM: optional(z.string()),
  SUB_APPS: optional(z.string()),
  APP_TYPE: optional(z.string()),
  AUTO_CAPTURE_ERROR: optional(z.stringbool({ error: "must be 1 or 0" })),
  CHUNK_TIMEOUT: optional(z.coerce.number("must be a number of milliseconds").int().min(1)),
  TRUST_PROXY: optional(proxies),
  WEBHOOK_PRIVATE_ADDRESSES: optional(z.stringbool({ error: "must be 1 or 0" })),
  WEBHOOK_TIMEOUT: optional(
    z.coerce.number("must be a number of milliseconds").int().min(100).max(30_000),
  ),
  ...auditVariables,
  VISION_URL: optional(webUrl),
  VISION_TOKEN: optional(z.string()),
  VISION_WORKERS: optional(z.coerce.number("must be a number").int().min(0).max(64)),
  CAMERA_LOGIN: optional(z.enum(["off", "all"])),
  LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])),
  ...s3Variables,
});

/** Every variable that the server reads. */
export const variableNames: readonly string[] = Object.keys(Given.shape);

const Variables = Given.superRefine((given, context) => {
  if (missesWebhookSecret(given))
    context.addIssue({
      code: "custom",
      path: ["AUDIT_WEBHOOK_SECRET"],
      message: "must be set with a webhook of the audit log",
    });
  const missing = missingS3Variable(given);
  if (missing)
    context.addIssue({ code: "custom", path: [missing], message: "must be set with the others" });
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
  /** The bucket for pictures, used instead of the data directory. */
  s3: S3Settings | undefined;
  /** Seals secrets in the database, instead of the key in the data directory. */
  secretKey: Buffer | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** A JSON file that adds or replaces sub-applications. */
  subAppsFile: string | undefined;
  /** The application type that the console reports to its sub-applications. */
  appType: string;
  /** Whether a sub-application that fails to load shows the fallback screen. */
  autoCaptureError: boolean;
  chunkTimeout: number;
  trustProxy: string | false;
  /** Whether webhooks may target private networks. */
  webhookPrivateAddresses: boolean;
  webhookTimeout: number;
  audit: AuditSettings;
  vision: VisionSettings;
  /** Who may sign in by face: nobody, everybody, or everybody except roles that require a second factor. */
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

/** Reads the variables; throws `WrongConfiguration` listing every invalid one. */
export const readConfiguration = (variables: Record<string, string | undefined>): Configuration => {
  const result = Variables.safeParse(variables);
  const wrong = [
    ...Array.from(
      misspelledVariables(variables, variableNames),
      ([name, meant]) => `${name}: did you mean ${meant}? Rename or unset it.`,
    ),
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ];
  if (!result.success || wrong.length > 0) throw new WrongConfiguration(wrong.join("\n"));
  const given = result.data;
  const environment = environmentOf(given.NODE_ENV, given.DEMO ?? false);
  if (environment === "production" && given.WEBHOOK_PRIVATE_ADDRESSES)
    throw new WrongConfiguration("WEBHOOK_PRIVATE_ADDRESSES: must not be set in production");
  const port = given.PORT ?? 8000;
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");
  const hosts = readHostOrigins(given.HOST_ORIGINS ?? "", publicUrl);
  if (hosts.wrong.length > 0) throw new WrongConfiguration(hosts.wrong.join("\n"));
  return {
    environment,
    demoPassword: given.DEMO_PASSWORD,
    port,
    host: given.HOST ?? "localhost",
    drainSeconds: given.DRAIN_SECONDS ?? 5,
    publicUrl,
    hostOrigins: hosts.origins,
    devOrigins: given.DEV_ORIGINS ?? [],
    dataDirectory: given.DATA_DIR ?? "data",
    databaseUrl: given.DATABASE_URL,
    s3: s3SettingsOf(given),
    secretKey: given.SECRET_KEY === undefined ? undefined : Buffer.from(given.SECRET_KEY, "base64"),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Console Shell <no-reply@${new URL(publicUrl).hostname}>`,
    subAppsFile: given.SUB_APPS,
    appType: given.APP_TYPE ?? defaultAppType,
    autoCaptureError: given.AUTO_CAPTURE_ERROR ?? true,
    chunkTimeout: given.CHUNK_TIMEOUT ?? chunkTimeout,
    trustProxy: given.TRUST_PROXY ?? false,
    webhookPrivateAddresses: given.WEBHOOK_PRIVATE_ADDRESSES ?? false,
    webhookTimeout: given.WEBHOOK_TIMEOUT ?? 10_000,
    audit: auditSettingsOf(given),
    vision: {
      url: given.VISION_URL,
      token: given.VISION_TOKEN,
      workers: given.VISION_WORKERS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    },
    faceLogin: given.CAMERA_LOGIN ?? "some",
    logLevel: given.LOG_LEVEL ?? (environment === "demo" ? "warn" : "info"),
  };
};
