import { z } from "zod";
import { locales, themeChoices } from "./locale.ts";

export const LocaleSchema = z.enum(locales);
export const ThemeChoiceSchema = z.enum(themeChoices);
export const LocalizedTextSchema = z.record(LocaleSchema, z.string().min(1));
