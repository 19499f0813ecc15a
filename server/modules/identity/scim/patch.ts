import { scimLimits } from "@console-shell/contract";
import { type Filter, filter as matcherOf, parse } from "scim2-parse-filter";
import { Refusal } from "#kernel/refusal.ts";
import {
  type Element,
  elementsOf,
  entriesOf,
  isObject,
  nameIn,
  partsOf,
  readResource,
  type Resource,
  type Shape,
  singleOf,
  withoutSchema,
} from "./shape.ts";

interface Operation {
  op: "add" | "replace" | "remove";
  path: string | undefined;
  value: unknown;
}

/** A path such as `emails[type eq "work"].value`. */
interface Path {
  name: string;
  filter: Filter | undefined;
  sub: string | undefined;
}

const refuse = (code: "scim_path" | "scim_no_target" | "scim_read_only", path: string): never => {
  throw new Refusal("bad_input", [{ path, code }]);
};

const pathPattern = /^([A-Za-z$][\w$-]*)(?:\[(.+)\])?(?:\.([A-Za-z$][\w$-]*))?$/;

const parseFilter = (text: string, path: string): Filter => {
  try {
    return parse(text);
  } catch {
    return refuse("scim_path", path);
  }
};

/** Undefined for an attribute of another schema, such as the enterprise extension. */
const readPath = (shape: Shape, path: string): Path | undefined => {
  const own = withoutSchema(shape, path.trim());
  if (own.toLowerCase().startsWith("urn:")) return undefined;
  const [, name, filter, sub] = pathPattern.exec(own) ?? refuse("scim_path", path);
  return { name: name!, filter: filter === undefined ? undefined : parseFilter(filter, path), sub };
};

/** What `type eq "work"` says of an element that has to be made; undefined for other filters. */
const stated = (filter: Filter): Element | undefined => {
  if (filter.op === "eq" && "compValue" in filter) return { [filter.attrPath]: filter.compValue };
  if (filter.op !== "and") return undefined;
  const parts = filter.filters.map(stated);
  return parts.includes(undefined) ? undefined : (Object.assign({}, ...parts) as Element);
};

/** A value without its case; Microsoft Entra sends booleans as texts. */
const folded = (value: unknown): unknown =>
  typeof value === "string" || typeof value === "boolean" ? String(value).toLowerCase() : value;

/** Whether an element meets a filter, in which texts ignore case, too. */
const matching = (filter: Filter): ((element: Element) => boolean) => {
  const matches = matcherOf(
    JSON.parse(JSON.stringify(filter), (key, value: unknown) =>
      key === "compValue" ? folded(value) : value,
    ) as Filter,
  );
  return (element) =>
    matches(
      Object.fromEntries(Object.entries(element).map(([key, value]) => [key, folded(value)])),
    );
};

/* Only one may be primary: the last that was sent as primary. */
const withOnePrimary = (elements: Element[], changed: readonly Element[]): Element[] => {
  const primary = changed.findLast((one) => folded(one["primary"]) === "true");
  if (primary) for (const one of elements) if (one !== primary) one["primary"] = false;
  return elements;
};

const changeElements = (
  before: readonly Element[],
  names: readonly string[],
  { op, value, path }: Operation,
  { filter, sub: sent }: Path,
): Element[] => {
  const sub = sent === undefined ? undefined : (nameIn(names, sent) ?? refuse("scim_path", path!));
  const elements = before.map((one) => ({ ...one }));
  if (!filter && sub === undefined) {
    if (op === "replace") return elementsOf(names, value);
    if (op === "add") {
      const added = elementsOf(names, value);
      const values = new Set(added.map((one) => one["value"]));
      return withOnePrimary(
        [...elements.filter((one) => !values.has(one["value"])), ...added],
        added,
      );
    }
    // Microsoft Entra names the values to remove in the value, not in the path.
    if (value === undefined) return [];
    const removed = new Set(elementsOf(names, value).map((one) => one["value"]));
    return elements.filter((one) => !removed.has(one["value"]));
  }
  const matches = filter ? matching(filter) : () => true;
  const targets = elements.filter((one) => matches(one));
  if (op === "remove") {
    if (sub === undefined) return elements.filter((one) => !targets.includes(one));
    for (const one of targets) delete one[sub];
    return elements;
  }
  if (targets.length === 0) {
    // Providers write to the work address before there is one.
    const made = filter ? partsOf(names, stated(filter)) : {};
    if (!made || (sub === undefined && !isObject(value)))
      return refuse("scim_no_target", path ?? "");
    elements.push(made);
    targets.push(made);
  }
  for (const one of targets)
    Object.assign(one, sub === undefined ? partsOf(names, value) : { [sub]: value });
  return withOnePrimary(elements, targets);
};

const applyAt = (shape: Shape, resource: Resource, operation: Operation, path: Path): Resource => {
  const { op, value } = operation;
  const multiple = nameIn(Object.keys(shape.multiple), path.name);
  if (multiple) {
    const before = (resource[multiple] ?? []) as Element[];
    const names = shape.multiple[multiple]!;
    return { ...resource, [multiple]: changeElements(before, names, operation, path) };
  }
  const one = singleOf(value);
  const isRemoved = op === "remove" || one === null || one === undefined;
  const complex = nameIn(Object.keys(shape.complex), path.name);
  const single = nameIn(shape.single, path.name);
  // The console has no such attribute.
  if (!complex && !single) return resource;
  if (path.filter) refuse("scim_path", operation.path!);
  if (complex) {
    const names = shape.complex[complex]!;
    const before = (resource[complex] ?? {}) as Element;
    if (path.sub === undefined)
      return { ...resource, [complex]: isRemoved ? {} : { ...before, ...partsOf(names, value) } };
    const sub = nameIn(names, path.sub);
    if (!sub) return resource;
    const { [sub]: _gone, ...others } = before;
    return { ...resource, [complex]: isRemoved ? others : { ...others, [sub]: value } };
  }
  if (!single) return resource;
  if (path.sub !== undefined) refuse("scim_path", operation.path!);
  const { [single]: _gone, ...others } = resource;
  return isRemoved ? others : { ...others, [single]: one };
};

const apply = (shape: Shape, resource: Resource, operation: Operation): Resource => {
  if (operation.path !== undefined && !nameIn([shape.schema], operation.path)) {
    const path = readPath(shape, operation.path);
    if (path && nameIn(shape.readOnly, path.name)) refuse("scim_read_only", operation.path);
    return path ? applyAt(shape, resource, operation, path) : resource;
  }
  if (operation.op === "remove") refuse("scim_no_target", "path");
  if (!isObject(operation.value)) return refuse("scim_path", "path");
  // Each key is a path of its own: Microsoft Entra sends `"name.givenName"`.
  return entriesOf(shape, operation.value).reduce((changed, [key, value]) => {
    const path = readPath(shape, key);
    return path ? applyAt(shape, changed, { ...operation, path: key, value }, path) : changed;
  }, resource);
};

const readOperations = (body: Resource): Operation[] => {
  const sent = body[nameIn(Object.keys(body), "Operations") ?? ""];
  if (!Array.isArray(sent) || sent.length === 0)
    throw new Refusal("bad_input", [{ path: "Operations", code: "malformed" }]);
  if (sent.length > scimLimits.operations)
    throw new Refusal("bad_input", [{ path: "Operations", code: "too_many" }]);
  return sent.map((one: unknown, index) => {
    const { op, path, value } = partsOf(["op", "path", "value"], one) ?? {};
    const verb = typeof op === "string" ? op.toLowerCase() : "";
    if (
      !["add", "replace", "remove"].includes(verb) ||
      (path !== undefined && typeof path !== "string")
    )
      throw new Refusal("bad_input", [{ path: `Operations.${index}`, code: "malformed" }]);
    return { op: verb as Operation["op"], path: path === "" ? undefined : path, value };
  });
};

/**
 * A resource after the operations of a PATCH, one after the other (RFC 7644, 3.5.2), in the dialects of Okta and
 * Microsoft Entra: verbs in any case, keys with dots, and values created where a filter finds none.
 */
export const patched = (shape: Shape, resource: Resource, body: Resource): Resource =>
  readOperations(body).reduce(
    (changed, operation) => apply(shape, changed, operation),
    readResource(shape, resource),
  );
