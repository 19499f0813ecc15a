import type { Endpoint } from "@console-shell/contract";
import type { TestRequest } from "@console-shell/testing/test-client";
import * as fc from "fast-check";
import { inputOf, type KnownIds } from "./from-schema.ts";
import { wildText } from "./wild.ts";

export interface WildRequest {
  method: string;
  path: string;
  options: TestRequest;
}

/** A small picture; some requests truncate it or append bytes. */
const picture = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12MwXlUORAwQCgAkLgVReZ4f7AAAAABJRU5ErkJggg==",
    "base64",
  ),
);

const contentTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "nonsense",
];

const asField = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const fieldsOf = (value: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).map(([name, field]) => [
      name,
      Array.isArray(field) ? field.map(asField) : asField(field),
    ]),
  );

/** An address can't contain an unpaired surrogate. */
const segment = (text: unknown) => encodeURIComponent(String(text).toWellFormed());

/* Only varies the file; the client makes the multipart framing. */
const uploadOf = ([field, name, bytes]: [string, string, Uint8Array<ArrayBuffer>]): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  // A failure report prints the form, which has no readable text of its own.
  return Object.assign(form, {
    [fc.toStringMethod]: () => `a form with ${fc.stringify([field, name, bytes])}`,
  });
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const wildFile = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constant("file") }, { weight: 1, arbitrary: wildText }),
    wildText,
    fc.oneof(
      wildText.map(bytesOf),
      fc.integer({ min: 0, max: picture.length }).map((end) => picture.slice(0, end)),
      wildText.map((text) => new Uint8Array([...picture, ...bytesOf(text)])),
    ),
  )
  .map(uploadOf);

const bodyOf = (endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<TestRequest> => {
  const raw = fc
    .tuple(fc.constantFrom(...contentTypes), wildText)
    .map(([type, form]) => ({ form, headers: { "content-type": type } }));
  if (endpoint.upload)
    return fc.oneof(
      { weight: 1, arbitrary: raw },
      { weight: 3, arbitrary: wildFile.map((upload) => ({ upload })) },
    );
  if (endpoint.method === "GET") return fc.constant({});
  if (!endpoint.body)
    return fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: raw });
  const input = inputOf(endpoint.body, ids);
  return fc.oneof(
    { weight: 6, arbitrary: input.map((body) => ({ body })) },
    { weight: 3, arbitrary: input.map((body) => ({ form: fieldsOf(body) })) },
    { weight: 1, arbitrary: raw },
  );
};

/** Requests to a call of the contract: some valid, most nearly so. */
export const requestOf = (endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<WildRequest> =>
  fc
    .tuple(
      endpoint.params ? inputOf(endpoint.params, ids) : fc.constant({}),
      endpoint.query ? inputOf(endpoint.query, ids) : fc.constant({}),
      bodyOf(endpoint, ids),
    )
    .map(([params, query, options]) => ({
      method: endpoint.method,
      path: endpoint.path.replaceAll(
        /:(\w+)/g,
        (_match, name: string) => segment((params as Record<string, unknown>)[name]) || "-",
      ),
      options: { ...options, query: fieldsOf(query) },
    }));
