import { z } from "zod";
import { variable } from "#platform/variable.ts";
import type { S3Settings } from "./s3-settings.ts";

/** The variables that configure the bucket for pictures. */
export const s3Variables = {
  FILES_S3_BUCKET: variable(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
    {
      meaning:
        "an existing bucket for images in place of `DATA_DIR`, [see below](#images-in-a-bucket)",
    },
  ),
  FILES_S3_REGION: variable(z.string().regex(/^[a-z0-9-]+$/, "must be a region, e.g. eu-west-1"), {
    meaning: "its region; optional with `FILES_S3_ENDPOINT`",
  }),
  FILES_S3_ENDPOINT: variable(
    z.url({ protocol: /^https?$/, error: "must be an http or https URL" }),
    { meaning: "the address of a store that isn't Amazon's" },
  ),
  FILES_S3_PREFIX: variable(
    z.string().regex(/^[\w-]+(\/[\w-]+)*\/?$/, "must be folders of letters, digits, _ and -"),
    { meaning: "a folder in the bucket" },
  ),
  AWS_ACCESS_KEY_ID: variable(z.string(), {
    meaning: "the bucket's credentials",
    otherwise: "the machine's role, found as Amazon's tools do",
  }),
  AWS_SECRET_ACCESS_KEY: variable(z.string(), {
    meaning: "the secret of `AWS_ACCESS_KEY_ID`",
    secret: true,
  }),
  AWS_SESSION_TOKEN: variable(z.string(), {
    meaning: "the token of temporary credentials",
    secret: true,
  }),
};

const Given = z.object(s3Variables);
type Given = z.output<typeof Given>;

/** Names the missing variable, depending on those that are set. */
export const missingS3Variable = (given: Given): keyof Given | undefined => {
  if (given.FILES_S3_BUCKET === undefined)
    // The account's credentials may be set for something else.
    return given.FILES_S3_REGION || given.FILES_S3_ENDPOINT || given.FILES_S3_PREFIX
      ? "FILES_S3_BUCKET"
      : undefined;
  if (!given.FILES_S3_REGION && !given.FILES_S3_ENDPOINT) return "FILES_S3_REGION";
  if (!given.AWS_ACCESS_KEY_ID === !given.AWS_SECRET_ACCESS_KEY) return undefined;
  return given.AWS_ACCESS_KEY_ID ? "AWS_SECRET_ACCESS_KEY" : "AWS_ACCESS_KEY_ID";
};

const credentialsOf = (given: Given): S3Settings["credentials"] => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  const sessionToken = given.AWS_SESSION_TOKEN;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
};

/** The configured bucket; undefined if pictures stay in the data directory. */
export const s3SettingsOf = (given: Given): S3Settings | undefined =>
  given.FILES_S3_BUCKET === undefined
    ? undefined
    : {
        bucket: given.FILES_S3_BUCKET,
        // A self-hosted store usually has none, and accepts any.
        region: given.FILES_S3_REGION ?? "us-east-1",
        endpoint: given.FILES_S3_ENDPOINT?.replace(/\/+$/, ""),
        prefix: given.FILES_S3_PREFIX?.replace(/\/*$/, "/") ?? "",
        credentials: credentialsOf(given),
      };
