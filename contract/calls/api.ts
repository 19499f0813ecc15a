import type { z } from "zod";
import type { BackendCalls } from "../words/own-calls.ts";
import type { endpoints } from "./index.ts";

type Endpoints = (typeof endpoints)[number];

/** Every call of the console by `METHOD path`, e.g. `GET /auth/account/info`. */
export type Api = { [E in Endpoints as `${E["method"]} ${E["path"]}`]: E };
/** A sub-app's own calls in the form of the console's, so that one set of types reads both. */
type BackendEndpoints = {
  [Key in keyof BackendCalls]: BackendCalls[Key] extends { output: infer Output }
    ? Omit<BackendCalls[Key], "output"> & { output: z.ZodType<Output> }
    : never;
};
type Calls = Api & BackendEndpoints;

/** A call that a sub-app may make: of the console, or of its own backend. */
export type ApiKey = keyof Calls;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Part<Name extends string, Schema> = [Schema] extends [z.ZodType]
  ? {} extends z.input<Schema>
    ? { [K in Name]?: InputOf<Schema> }
    : { [K in Name]: InputOf<Schema> }
  : unknown;
type PartOf<Key extends ApiKey, Name extends "params" | "query" | "body"> = Calls[Key] extends {
  [K in Name]: infer Schema;
}
  ? Part<Name, Schema>
  : unknown;
type UploadOf<Key extends ApiKey> = Calls[Key] extends { upload: true }
  ? { body: FormData }
  : unknown;
type OwnInputOf<Key extends ApiKey> = Calls[Key] extends { input: infer Input } ? Input : unknown;

type Simplify<T> = { [K in keyof T]: T[K] };
type Raw<Key extends ApiKey> = Simplify<
  PartOf<Key, "params"> &
    PartOf<Key, "query"> &
    PartOf<Key, "body"> &
    UploadOf<Key> &
    OwnInputOf<Key>
>;

/** What a call accepts: `{ params?, query?, body? }`, or undefined if it accepts nothing. */
export type ApiInput<Key extends ApiKey> = keyof Raw<Key> extends never
  ? undefined
  : {} extends Raw<Key>
    ? Raw<Key> | undefined
    : Raw<Key>;

/** A call's response, as it arrives on the client. */
export type ApiOutput<Key extends ApiKey> = Calls[Key] extends {
  output: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;
