import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { subAppNames } from "../words/sub-app-names.ts";
import { waitingNames } from "../words/waiting-kinds.ts";

export const listWaiting = endpoint({
  name: "waiting.list",
  method: "GET",
  path: "/cc-api/operator/waiting",
  access: "signed-in",
  whileViewing: true,
  summary: "Pending counts of the operator, by kind. Omits kinds that are empty or not theirs",
  output: z.object({
    items: z.array(
      z.object({
        subApp: z.enum(subAppNames),
        kind: z.enum(waitingNames),
        count: z.int().min(1),
        /** The list that shows exactly these. */
        path: z.string(),
      }),
    ),
  }),
});

export const waitingEndpoints = [listWaiting] as const;
