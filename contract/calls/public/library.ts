import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery } from "../endpoint.ts";
import { createLibrary, LibrarySchema } from "../library.ts";

/** A library as client apps see it: without operators' names. */
export const ApiLibrarySchema = LibrarySchema.omit({
  coverImageIds: true,
  createdBy: true,
  indexing: true,
  deletedCount: true,
  gate: true,
  environment: true,
});
export type ApiLibrary = z.infer<typeof ApiLibrarySchema>;

const params = z.object({ id: IdSchema });

export const apiListLibraries = endpoint({
  name: "api.library.list",
  method: "GET",
  path: "/api/v1/libraries",
  access: { scope: "library:read" },
  meter: "library-call",
  summary: "The libraries of the client app, by name",
  query: z.object(pageQuery),
  output: pageOf(ApiLibrarySchema),
});

export const apiGetLibrary = endpoint({
  name: "api.library.get",
  method: "GET",
  path: "/api/v1/libraries/:id",
  access: { scope: "library:read" },
  meter: "library-call",
  summary: "One library",
  params,
  output: ApiLibrarySchema,
});

export const apiCreateLibrary = endpoint({
  name: "api.library.create",
  method: "POST",
  path: "/api/v1/libraries",
  access: { scope: "library:write" },
  meter: "library-call",
  summary:
    "Create a library that the client app can access, in its environment. The console names the client app's owner as the creator",
  body: createLibrary.body.omit({ gate: true, environment: true }),
  output: ApiLibrarySchema,
  status: 201,
});

export const publicLibraryEndpoints = [apiListLibraries, apiGetLibrary, apiCreateLibrary] as const;
