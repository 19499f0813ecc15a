import { idempotencyHeader } from "@console-shell/contract/idempotency";
import type { Operation } from "./operations.ts";

/** A call as it was filled in, without its key. */
export interface ApiCall {
  method: string;
  /** With its query. */
  path: string;
  /**
   * By which all tries of the call are known; empty where none was filled in, and missing where the call takes
   * none.
   */
  idempotencyKey?: string;
  /** JSON, as it was typed. */
  body?: string;
  /** Without content where none was chosen yet. */
  file?: { part: string; name: string; content: File | undefined };
}

/** What was filled in, parameters by their names. */
export interface CallValues {
  parameters: Readonly<Record<string, string | number | undefined>>;
  body?: string | undefined;
  file?: File | undefined;
}

/** What the examples name where no file was chosen yet. */
const exampleFile = "picture.jpg";

/** The call that an operation becomes with what was filled in; without what was left empty. */
export const apiCall = (operation: Operation, values: CallValues): ApiCall => {
  const filled = (name: string) => String(values.parameters[name] ?? "").trim();
  const query = new URLSearchParams(
    operation.parameters
      .filter((one) => one.in === "query" && filled(one.name) !== "")
      .map(({ name }) => [name, filled(name)]),
  ).toString();
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    // An empty one stays as it is, so that the examples show where it belongs.
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
