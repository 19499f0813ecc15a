import { idempotencyHeader } from "@console-shell/contract/words/idempotency";
import type { Operation } from "./operations.ts";

/** A call as filled in, without its key. */
export interface ApiCall {
  method: string;
  /** Includes the query. */
  path: string;
  /**
   * The idempotency key shared by all retries; empty if not filled in, undefined if the operation accepts
   * none.
   */
  idempotencyKey?: string;
  /** JSON as typed. */
  body?: string;
  /** `content` is undefined until a file is chosen. */
  file?: { part: string; name: string; content: File | undefined };
}

/** The form's values; parameters by name. */
export interface CallValues {
  parameters: Readonly<Record<string, string | number | undefined>>;
  body?: string | undefined;
  file?: File | undefined;
}

/** The file name in examples until a file is chosen. */
const exampleFile = "picture.jpg";

/** The call that results from the form's values; empty ones are omitted. */
export const apiCall = (operation: Operation, values: CallValues): ApiCall => {
  const filled = (name: string) => String(values.parameters[name] ?? "").trim();
  const query = new URLSearchParams(
    operation.parameters
      .filter((one) => one.in === "query" && filled(one.name) !== "")
      .map(({ name }) => [name, filled(name)]),
  ).toString();
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    // Keep empty placeholders, so the examples show where the value belongs.
    (place, name: string) => (filled(name) === "" ? place : encodeURIComponent(filled(name))),
  );
  return {
    method: operation.method,
    path: query === "" ? path : `${path}?${query}`,
    ...(operation.parameters.some(({ name }) => name === idempotencyHeader) && {
      idempotencyKey: filled(idempotencyHeader),
    }),
    ...(operation.body && values.body !== undefined && { body: values.body }),
    ...(operation.filePart && {
      file: {
        part: operation.filePart,
        name: values.file?.name ?? exampleFile,
        content: values.file,
      },
    }),
  };
};
