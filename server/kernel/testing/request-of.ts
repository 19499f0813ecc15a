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

/** A small picture; it may also end too early, or have something behind its end. */
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

/** A lone surrogate cannot stand in an address. */
const segment = (text: unknown) => encodeURIComponent(String(text).toWellFormed());

/* Tries the file itself; the multipart framing is the client's own. */
const uploadOf = ([field, name, bytes]: [string, string, Uint8Array<ArrayBuffer>]): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  // A failure shows what was sent; a form would show nothing of itself.
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

/** Requests to one call of the contract: some that it accepts, most that it nearly accepts. */
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
