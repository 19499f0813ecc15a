import { z } from "zod";
import { endpoint, TimeSchema } from "./endpoint.ts";
import { failsWith } from "./schemas.ts";

/** Addresses nobody returns to: sign-in pages and addresses that aren't pages. */
const noPage = /^\/(user|cam|auth|cc-api|mc-api|api)([/?#]|$)/i;

const isHere = (path: string) => !path.startsWith("//") && !/[\\\p{Cc}]/u.test(path);

/** A path within this console, starting with its slash; never another origin. */
export const ConsolePathSchema = z
  .string()
  .max(512)
  .startsWith("/")
  .refine(isHere, failsWith("not_a_console_path"));

const VisitedPathSchema = ConsolePathSchema.refine(
  (path) => !noPage.test(path),
  failsWith("not_recorded"),
);

export const addVisited = endpoint({
  name: "recent.add",
  method: "POST",
  path: "/cc-api/operator/visited",
  access: "signed-in",
  summary: "Add a page to the recent pages, or move it to the front",
  body: z.strictObject({ path: VisitedPathSchema, title: z.string().trim().min(1).max(200) }),
  output: z.literal(true),
});

export const listRecents = endpoint({
  name: "recent.list",
  method: "GET",
  path: "/cc-api/operator/recents",
  access: "signed-in",
  summary: "The 20 pages you visited last, newest first",
  output: z.object({
    items: z.array(z.object({ path: z.string(), title: z.string(), at: TimeSchema })),
  }),
});

export const recentEndpoints = [addVisited, listRecents] as const;
