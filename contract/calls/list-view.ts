import { z } from "zod";
import { listViewLimits } from "../words/list-views.ts";
import { endpoint, IdSchema } from "./endpoint.ts";
import { failsWith, typedName } from "./schemas.ts";
import { PermissionCodeSchema } from "./sub-app-manifest.ts";

/** The page that shows the list, as its sub-app's name and route: `/finance/invoices`, `/finance/clients/:id`. */
const ListSchema = z
  .string()
  .max(250)
  .regex(/^\/[a-z][a-z0-9-]*(\/[^\s\\/?#]+)*$/);

const name = typedName(listViewLimits.name);

/** Filters, search and order, as parameters of the address. */
const ViewQuerySchema = z
  .record(
    z
      .string()
      .max(60)
      .regex(/^[a-zA-Z][\w-]*$/),
    z.string().min(1).max(500),
  )
  .refine((query) => Object.keys(query).length <= listViewLimits.parameters, failsWith("too_many"));

const columnKeys = z.array(z.string().min(1).max(60)).max(listViewLimits.columns);
/** Columns as an operator chose them: all that can be chosen, in order, and those that are hidden. */
const ViewColumnsSchema = z.strictObject({ order: columnKeys, hidden: columnKeys });

/** An operator's default view of each list, by its id: one that no longer exists counts for nothing. */
export const DefaultViewsSchema = z.record(ListSchema, IdSchema);

/** Changes of default views: those of other lists stay; null ends a default. */
export const DefaultViewChangesSchema = z
  .record(ListSchema, IdSchema.nullable())
  .refine((views) => Object.keys(views).length <= listViewLimits.defaults, failsWith("too_many"));

export const ListViewSchema = z.object({
  id: IdSchema,
  list: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  /** Null: as the list is designed. */
  columns: z.object({ order: z.array(z.string()), hidden: z.array(z.string()) }).nullable(),
  /** Whether everybody who may open the list sees it. */
  shared: z.boolean(),
  /** Whether it's the reader's own. */
  own: z.boolean(),
  /** Null if the owner's account no longer exists. */
  ownerName: z.string().nullable(),
});
export type ListView = z.infer<typeof ListViewSchema>;

export const listListViews = endpoint({
  name: "listView.list",
  method: "GET",
  path: "/cc-api/list-view/list",
  access: "signed-in",
  summary: "Saved views of a list: your own, and those shared with everybody who may open it",
  query: z.object({ list: ListSchema }),
  output: z.object({ items: z.array(ListViewSchema) }),
  whileViewing: true,
});

export const findListViews = endpoint({
  name: "listView.find",
  method: "GET",
  path: "/cc-api/list-view/find",
  access: "signed-in",
  summary: "Views found by name, of all lists that you may open without naming a record",
  query: z.object({
    search: z.string().trim().min(1).max(100),
    pageSize: z.coerce.number().int().min(1).max(20),
  }),
  output: z.object({
    items: z.array(ListViewSchema.pick({ id: true, list: true, name: true })),
  }),
  whileViewing: true,
});

export const createListView = endpoint({
  name: "listView.create",
  method: "POST",
  path: "/cc-api/list-view/create",
  access: "signed-in",
  summary:
    "Save a view of a list under a name that's unique among yours; sharing needs a permission",
  body: z.strictObject({
    list: ListSchema,
    /** The permission that the list's page needs, besides the one to open its sub-app. Known of pages in the navigation. */
    permission: PermissionCodeSchema.nullable(),
    name,
    query: ViewQuerySchema,
    columns: ViewColumnsSchema.nullable(),
    shared: z.boolean(),
  }),
  output: ListViewSchema,
  status: 201,
});

const byId = z.object({ id: IdSchema });

export const changeListView = endpoint({
  name: "listView.change",
  method: "PATCH",
  path: "/cc-api/list-view/:id",
  access: "signed-in",
  summary:
    "Rename, replace, share or unshare a view: your own, or a shared one with the permission",
  params: byId,
  body: z.strictObject({
    name: name.optional(),
    query: ViewQuerySchema.optional(),
    columns: ViewColumnsSchema.nullable().optional(),
    shared: z.boolean().optional(),
  }),
  output: ListViewSchema,
});

export const deleteListView = endpoint({
  name: "listView.delete",
  method: "DELETE",
  path: "/cc-api/list-view/:id",
  access: "signed-in",
  summary: "Delete a view: your own, or a shared one with the permission",
  params: byId,
  output: z.literal(true),
});

export const listViewEndpoints = [
  listListViews,
  findListViews,
  createListView,
  changeListView,
  deleteListView,
] as const;
