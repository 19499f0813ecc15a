import { scimLimits, scimSchemas } from "@console-shell/contract";
import type { ScimQuery } from "@console-shell/contract/calls/scim";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { countOf } from "#platform/database/page-of.ts";
import type { Services } from "#platform/services.ts";
import { conditionOf, type Filterable, sortOf } from "./filter.ts";
import { filterableGroups, groupShape, presentGroups, sentGroups } from "./group/reads.ts";
import { projected, type Resource, type Shape } from "./shape.ts";
import { filterableUsers, presentUsers, userColumns, visibleUsers } from "./user/reads.ts";
import { userShape } from "./user/shape.ts";

interface Page {
  startIndex: number;
  count: number;
  sort: RawBuilder<unknown> | undefined;
  order: "asc" | "desc";
}

const pageOf = (services: Services, filterable: Filterable, asked: ScimQuery): Page => ({
  startIndex: Math.max(1, asked.startIndex ?? 1),
  count: Math.min(scimLimits.page, Math.max(0, asked.count ?? scimLimits.page)),
  sort: sortOf(services, filterable, asked.sortBy),
  order: asked.sortOrder === "descending" ? "desc" : "asc",
});

/* Ties are in the order of the keys, so pages neither repeat nor skip a row. */
const rowsOf = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  key: string,
  { startIndex, count, sort, order }: Page,
): Promise<Row[]> => {
  if (count === 0) return [];
  const sorted = sort ? query.orderBy(sort, order) : query;
  const rows = await sorted
    .orderBy(sql.ref(key), sort ? "asc" : order)
    .limit(count)
    .offset(startIndex - 1)
    .execute();
  return rows;
};

const listOf = (
  shape: Shape,
  asked: ScimQuery,
  {
    totalResults,
    startIndex,
    resources,
  }: { totalResults: number; startIndex: number; resources: Resource[] },
): Resource => ({
  schemas: [scimSchemas.list],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources.map((resource) => projected(shape, resource, asked)),
});

/** The users that a query selects (RFC 7644, 3.4.2). */
export const listUsers = async (services: Services, asked: ScimQuery): Promise<Resource> => {
  const { database } = services;
  const filterable = filterableUsers(services);
  const page = pageOf(services, filterable, asked);
  const all = visibleUsers(database);
  const matching = asked.filter ? all.where(conditionOf(services, filterable, asked.filter)) : all;
  const totalResults = await countOf(matching);
  const rows = await rowsOf(matching.select(userColumns), "operator.id", page);
  const resources = await presentUsers(database, services, rows);
  return listOf(userShape, asked, { totalResults, startIndex: page.startIndex, resources });
};

/** Whether a query selects the members of groups. */
export const asksForMembers = ({
  attributes,
  excludedAttributes,
}: Pick<ScimQuery, "attributes" | "excludedAttributes">): boolean =>
  attributes
    ? /\bmembers\b/i.test(attributes)
    : !/\bmembers\b(?!\.)/i.test(excludedAttributes ?? "");

/** The groups that a query selects. */
export const listGroups = async (services: Services, asked: ScimQuery): Promise<Resource> => {
  const { database } = services;
  const page = pageOf(services, filterableGroups, asked);
  const all = sentGroups(database);
  const matching = asked.filter
    ? all.where(conditionOf(services, filterableGroups, asked.filter))
    : all;
  const totalResults = await countOf(matching);
  const rows = await rowsOf(matching.selectAll(), "group.id", page);
  const resources = await presentGroups(database, services, rows, asksForMembers(asked));
  return listOf(groupShape, asked, { totalResults, startIndex: page.startIndex, resources });
};
