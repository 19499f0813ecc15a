import { z } from "zod";
import { densities, mostFavourites, navigations } from "./preferences.ts";

export const DensitySchema = z.enum(densities);
export const NavigationSchema = z.enum(navigations);

/** Names of sub-applications, including external ones, in the operator's order. */
export const FavouritesSchema = z
  .array(
    z
      .string()
      .max(64)
      .regex(/^[a-z][a-z0-9-]*$/),
  )
  .max(mostFavourites)
  .refine((names) => new Set(names).size === names.length, {
    params: { text: { "en-US": "List each only once", "zh-CN": "请勿重复" } },
  });
