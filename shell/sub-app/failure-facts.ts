import { RuntimeError } from "@console-shell/runtime";

/** What whoever mends a failed sub-app wants to know; names in English, as in the code. */
export const failureFacts = (
  name: string,
  error: unknown,
  release: string,
  steps: readonly string[],
  at: Date,
): Record<string, string> => {
  const facts: Record<string, string> = {
    error: error instanceof Error ? error.name : typeof error,
    message: error instanceof Error ? error.message : String(error),
    app: name,
  };
  if (error instanceof RuntimeError) {
    facts["code"] = error.code;
    facts["phase"] = error.phase;
    if ("type" in error) facts["type"] = String(error.type);
    if ("status" in error && error.status !== undefined) facts["status"] = String(error.status);
    if (error.url) facts["url"] = error.url;
  }
  return {
    ...facts,
    page: location.pathname + location.search,
    release,
    time: at.toISOString(),
    steps: steps.join(" · "),
  };
};
