import { z } from "zod";
import { maxViewReason } from "../words/view-as.ts";
import { endpoint, IdSchema } from "./endpoint.ts";

export const beginView = endpoint({
  name: "view.begin",
  method: "POST",
  path: "/mc-api/operator/:id/view-as",
  access: "management:operator:view-as",
  reauth: true,
  summary:
    "See the console as another operator in this session: read only, for 30 minutes at most, with what both may see",
  params: z.object({ id: IdSchema }),
  body: z.strictObject({
    reason: z.string().trim().min(1).max(maxViewReason).describe("For the audit log"),
  }),
  output: z.literal(true),
});

export const endView = endpoint({
  name: "view.end",
  method: "POST",
  path: "/auth/session/end-view",
  access: "signed-in",
  whileViewing: true,
  summary: "Return to your own account",
  output: z.literal(true),
});

export const viewEndpoints = [beginView, endView] as const;
