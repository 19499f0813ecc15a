import type { ErrorBody, FieldError } from "@console-shell/contract";

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
export const nextStep = ({ code, fields = [] }: ErrorBody): string | undefined =>
  [...fields.map((field) => field.code), code].map((one) => steps[one]).find(Boolean);
