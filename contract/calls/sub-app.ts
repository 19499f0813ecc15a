import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const listSubAppIcons = endpoint({
  name: "subApp.icons",
  method: "GET",
  path: "/cc-api/sub-app/icons",
  access: "signed-in",
  whileViewing: true,
  summary: "The icon of each sub-app that has one, by name",
  query: z.strictObject({
    release: z
      .string()
      .max(64)
      .describe("The page's, so that browsers store the icons until the next one"),
  }),
  output: z.record(z.string(), z.object({ viewBox: z.string(), path: z.string() })),
});

export const subAppEndpoints = [listSubAppIcons] as const;
