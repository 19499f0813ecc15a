import { endpoints } from "@console-shell/contract/calls/index";
import { type Endpoint, isKeyEndpoint } from "@console-shell/contract/calls/endpoint";
import { idOf } from "./fill/generated.ts";

/** A measured GET request. */
export interface MeasuredCall {
  name: string;
  path: string;
  /** A list without filters: its last page is measured too. */
  isList: boolean;
}

/** Filters with more values than that are measured with the first ones only. */
const valuesOfFilter = 6;

/** What a parameter `id` names, by the beginning of the path. */
const byPath: readonly [start: string, id: string][] = [
  ["/mc-api/operator/", idOf("operator", 7)],
  ["/cc-api/usage/client-app/", idOf("clientApp", 1)],
  ["/cc-api/client-app/", idOf("clientApp", 1)],
  ["/cc-api/erasure/", idOf("erasure", 1)],
  ["/cc-api/face-search/person/", idOf("person", 2)],
  ["/cc-api/face-search/query/", idOf("query", 1)],
  ["/cc-api/face-search/collection/", idOf("collection", 1)],
  ["/cc-api/object-search/query/", idOf("objectQuery", 1)],
  ["/cc-api/object-search/collection/", idOf("collection", 2)],
  ["/cc-api/library/", idOf("library", 1)],
  ["/cc-api/finance/client/", idOf("client", 7)],
  ["/cc-api/finance/invoice/", idOf("invoice", 12)],
  ["/cc-api/finance/top-up/", idOf("proposal", 4)],
  ["/cc-api/finance/refund/", idOf("proposal", 6)],
  ["/cc-api/finance/adjustment/", idOf("proposal", 3)],
  ["/cc-api/finance/plan/", "01900030-0000-7000-8000-000000000001"],
];

const byName: Record<string, string> = {
  webhookId: idOf("webhook", 1),
  deliveryId: idOf("delivery", 1),
  imageId: idOf("image", 101),
};

const month = new Date(Date.now() - 35 * 24 * 3_600_000).toISOString().slice(0, 7);

/** Values of filters that don't list them, and of required ones. */
const values: Record<string, string> = {
  search: "bench-000777",
  operatorId: idOf("operator", 7),
  ownerId: idOf("operator", 7),
  payerId: idOf("client", 7),
  clientId: idOf("client", 7),
  clientApp: idOf("clientApp", 7),
  libraryId: idOf("library", 1),
  tag: "door",
  amount: "100",
  reference: "bench-000777",
  month,
  monthFrom: month,
  list: "/management/operators",
  subApp: "management",
  kind: "applicants",
  recordIds: idOf("other", 1),
  recordId: idOf("other", 1),
  release: "bench",
  from: String(Date.now() - 7 * 24 * 3_600_000),
  pageSize: "20",
};

/** What a schema says about itself. */
interface Schema {
  def: { innerType?: Schema; entries?: Record<string, string> };
  safeParse: (value: unknown) => { success: boolean };
}

const shapeOf = ({ query }: Pick<Endpoint, "query">): [name: string, type: Schema][] =>
  Object.entries((query?.shape ?? {}) as unknown as Record<string, Schema>);

const enumOf = ({ def: { innerType, entries } }: Schema): string[] =>
  innerType ? enumOf(innerType) : Object.values(entries ?? {});

/** Each sort, filter and search of a call. */
const queriesOf = (call: Pick<Endpoint, "query">): string[] =>
  shapeOf(call).flatMap(([name, type]) => {
    if (["page", "pageSize", "order", "to", "until", "compare"].includes(name)) return [];
    const options = enumOf(type);
    // The longest range is the last one.
    const some =
      name === "range"
        ? options.slice(-1)
        : name === "sort"
          ? options
          : options.slice(0, valuesOfFilter);
    if (some.length > 0) return some.map((value) => `${name}=${value}`);
    if (name === "search") return ["search=bench-000777", "search=bench"];
    return values[name] === undefined ? [] : [`${name}=${values[name]}`];
  });

const pathOf = (path: string): string | undefined => {
  const id = byPath.find(([start]) => path.startsWith(start))?.[1];
  const filled = path.replaceAll(/:(\w+)/g, (all, name: string) =>
    name === "id" ? (id ?? all) : (byName[name] ?? all),
  );
  return filled.includes(":") ? undefined : filled;
};

const declared: readonly Endpoint[] = endpoints;

/** Every call that reads, with its parameters filled in, if they can be. */
const all = declared.flatMap((one) => {
  if (one.method !== "GET" || isKeyEndpoint(one) || one.scim || one.stream) return [];
  const path = pathOf(one.path);
  // The second one signs the operator out.
  if (path === undefined || path === "/auth/session/logout") return [];
  const isBinary = one.output.meta()?.["format"] === "binary";
  return [{ path, query: one.query, isBinary }];
});

/** What every request of a call needs. */
const requiredOf = (call: Pick<Endpoint, "query">): string[] =>
  shapeOf(call).flatMap(([name, type]) =>
    type.safeParse(undefined).success || values[name] === undefined
      ? []
      : [`${name}=${values[name]}`],
  );

const asking = (path: string, queries: readonly string[]) =>
  [path, queries.join("&")].filter(Boolean).join("?");

/** Every call that reads, and each list by each sort and filter. */
export const measuredCalls: readonly MeasuredCall[] = all
  .filter(({ isBinary }) => !isBinary)
  .flatMap((call) => {
    const required = requiredOf(call);
    const has = (name: string) => shapeOf(call).some(([one]) => one === name);
    const narrowed = queriesOf(call).filter(
      (one) =>
        !required.some((other) => other.split("=")[0] === one.split("=")[0]) &&
        // A range excludes it.
        !(one.startsWith("from=") && has("range")),
    );
    const named = (path: string, isList: boolean) => ({ name: path, path, isList });
    return [
      named(asking(call.path, required), has("page")),
      ...narrowed.map((one) => named(asking(call.path, [...required, one]), false)),
    ];
  });

/** Every export of a list. */
export const exports: readonly string[] = all.flatMap(({ path, isBinary }) =>
  isBinary && path.endsWith("/export") ? [path] : [],
);

/** The last complete month. */
export const billedMonth = month;
