import { RuntimeError } from "@console-shell/runtime";
import type { Console } from "../create-console.ts";
import { failedFile, failedStatus } from "../results/failed-file.ts";
import { versionOf } from "../client-errors/client-error-report.ts";

/** Details of a failed sub-app for its developers; names in English, as in the code. */
export const failureFacts = (
  name: string,
  error: unknown,
  { config, routing }: Pick<Console, "config" | "routing">,
  steps: readonly string[],
  at: Date,
): Record<string, string> => {
  const { pathname, search } = routing.location();
  const facts: Record<string, string | undefined> = {
    error: error instanceof Error ? error.name : typeof error,
    message: error instanceof Error ? error.message : String(error),
    app: name,
    version: versionOf(config, name),
    file: failedFile(error),
    status: failedStatus(error)?.toString(),
  };
  if (error instanceof RuntimeError) {
    facts["code"] = error.code;
    facts["phase"] = error.phase;
    if ("type" in error) facts["type"] = String(error.type);
    if (error.url) facts["url"] = error.url;
  }
  const all = {
    ...facts,
    page: pathname + search,
    release: config.release,
    time: at.toISOString(),
    steps: steps.join(" · "),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
};
