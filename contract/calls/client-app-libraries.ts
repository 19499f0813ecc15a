import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "./endpoint.ts";
import { LibraryKindSchema } from "./library.ts";

/** A library that a client app's keys can access, or could be granted. */
export const ReachedLibrarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  kind: LibraryKindSchema,
  imageCount: z.int(),
  bytes: z.int(),
});
export type ReachedLibrary = z.infer<typeof ReachedLibrarySchema>;

const params = z.object({ id: IdSchema });
const filter = { search: z.string().trim().max(100).optional() };
const query = z.object({ ...pageQuery, ...filter });

export const listClientAppLibraries = endpoint({
  name: "clientApp.library.list",
  method: "GET",
  path: "/cc-api/client-app/:id/library/list",
  access: "console-application:application:read",
  summary: "Libraries that a client app's keys can access, by name",
  params,
  query,
  output: pageOf(ReachedLibrarySchema),
});

export const exportClientAppLibraries = endpoint({
  name: "clientApp.library.export",
  method: "GET",
  path: "/cc-api/client-app/:id/library/export",
  access: "console-application:application:read",
  summary: "Matching libraries that a client app's keys can access as CSV, by name",
  params,
  query: z.object(filter),
  output: BinarySchema,
});

export const listLibraryCandidates = endpoint({
  name: "clientApp.library.candidates",
  method: "GET",
  path: "/cc-api/client-app/:id/library/candidates",
  access: "console-application:library:grant",
  summary:
    "Libraries of a client app's environment that its keys can't access, by name. Requires permission to view libraries and images",
  params,
  query,
  output: pageOf(ReachedLibrarySchema),
});

export const grantLibraries = endpoint({
  name: "clientApp.library.grant",
  method: "POST",
  path: "/cc-api/client-app/:id/library/grant",
  access: "console-application:library:grant",
  reauth: true,
  secondPerson: ["libraryGrants"],
  summary:
    "Grant a client app access to libraries of its environment that you can view. Skips libraries it can already access",
  params,
  body: z.strictObject({ libraryIds: z.array(IdSchema).min(1).max(50) }),
  output: z.object({ granted: z.int() }),
});

export const withdrawLibrary = endpoint({
  name: "clientApp.library.withdraw",
  method: "POST",
  path: "/cc-api/client-app/:id/library/:libraryId/withdraw",
  access: "console-application:application:update",
  reauth: true,
  summary: "Remove a client app's access to a library. Its images stay",
  params: z.object({ id: IdSchema, libraryId: IdSchema }),
  output: z.literal(true),
});

export const clientAppLibrariesEndpoints = [
  listClientAppLibraries,
  exportClientAppLibraries,
  listLibraryCandidates,
  grantLibraries,
  withdrawLibrary,
] as const;
