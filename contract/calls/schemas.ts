import { z } from "zod";
import type { FieldCode } from "../words/field-codes.ts";
import { locales, themeChoices } from "../words/locale.ts";
import {
  densities,
  homeParts,
  maxFavourites,
  navigations,
  type HomeLayout,
} from "../words/preferences.ts";
import { figureLimits } from "../words/sub-app-figures.ts";
import { addressesMost } from "../words/security-policy.ts";
import { proseText } from "../words/typed-text.ts";

/** What a schema's own check reports: a field error code, whose message the server has in each language. */
export const failsWith = (code: FieldCode, ...path: string[]) => ({
  params: { code },
  ...(path.length > 0 && { path }),
});

export const LocaleSchema = z.enum(locales);
export const ThemeChoiceSchema = z.enum(themeChoices);
const inLanguage = z.string().min(1).max(500);
export const LocalizedTextSchema = z.strictObject({ "en-US": inLanguage, "zh-CN": inLanguage });
const label = z.string().min(1).max(100);
/** A button's or a field's name. */
export const LocalizedLabelSchema = z.strictObject({ "en-US": label, "zh-CN": label });

export const DensitySchema = z.enum(densities);
export const NavigationSchema = z.enum(navigations);
/** Whether shortcuts of single keys work. */
export const ShortcutsSchema = z.boolean();

/** Names of sub-applications, including external ones, in the operator's order. */
export const FavouritesSchema = z
  .array(
    z
      .string()
      .max(64)
      .regex(/^[a-z][a-z0-9-]*$/),
  )
  .max(maxFavourites)
  .refine((names) => new Set(names).size === names.length, failsWith("duplicated"));

const eachOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** How an operator has arranged Home. */
export const HomeLayoutSchema: z.ZodType<HomeLayout, HomeLayout> = z.strictObject({
  figures: z
    .array(
      z
        .string()
        .max(110)
        .regex(/^[a-z][a-z0-9-]*\.[a-z][A-Za-z0-9-]*$/),
    )
    .max(figureLimits.shown)
    .refine(eachOnce, failsWith("duplicated"))
    .optional(),
  parts: z
    .array(z.enum(homeParts))
    .max(homeParts.length)
    .refine(eachOnce, failsWith("duplicated"))
    .optional(),
});

/** Addresses and networks, IPv4 and IPv6: `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export const AddressListSchema = z
  .array(
    z
      .string()
      .trim()
      .max(64)
      .refine(
        (text) =>
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((one) => one.safeParse(text).success) &&
          // zod accepts fractions of bits.
          /^[^/]+(\/\d+)?$/.test(text),
        failsWith("not_a_network"),
      ),
  )
  .max(addressesMost)
  .refine((list) => new Set(list).size === list.length, failsWith("duplicated"));

/** An e-mail address in any script: `用户@例子.公司` is one, too. */
export const EmailSchema = z
  .email({
    pattern:
      /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u,
  })
  .max(254);

/** A code from an authenticator app, or a recovery code. Spaces and hyphens don't count. */
export const SecondFactorCodeSchema = z.string().trim().min(1).max(64);

// Rejects line breaks, too: a name is one line wherever it's shown or exported; and what turns letters around.
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202D\u202E]/u;

/** One line of text without control characters; may be empty. */
export const typedLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !control.test(text), failsWith("forbidden_character"));

const prose = z.registry<{ isProse: true }>();

/**
 * Text of several lines that people write to people, kept as it was written: with wide letters and paragraphs' indents.
 * What lists search isn't prose, because it's compared as lines are.
 */
export const typedProse = (longest: number) =>
  z.string().overwrite(proseText).max(longest).register(prose, { isProse: true });

/** Whether a text is kept as it was written. */
export const isProse = (schema: z.core.$ZodType): boolean => prose.get(schema) !== undefined;

/** A name that an operator enters. */
export const typedName = (longest: number) => typedLine(longest).min(1);

const isTimeZone = (name: string) => {
  // Engines also accept offsets. Days of `+05:07` begin at no quarter of an hour.
  if (/^[+-]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The name of a time zone, e.g. `Europe/Berlin`; names that engines replaced by others, too. */
export const TimeZoneSchema = z
  .string()
  .max(64)
  .meta({ format: "time-zone" })
  .refine(isTimeZone, failsWith("invalid_value"));
