import { z } from "zod";

/** What the documents, the check and the log say about an environment variable. */
export interface About {
  /** As in docs/operating.md: Markdown, one line. */
  meaning: string;
  /** Its default in words, if it depends on something else. */
  otherwise?: string;
  /** It can also come from the file that `<NAME>_FILE` names, and is never shown. */
  secret?: true;
}

/** A variable's value if it isn't set, as one would set it. */
interface WithDefault extends About {
  default: string;
}

const abouts = z.registry<About & Partial<WithDefault>>();

/** The description of a variable that `variable` made. */
export const aboutVariable = (schema: z.ZodType): About & Partial<WithDefault> => {
  const about = abouts.get(schema);
  if (!about) throw new Error("A variable has no description");
  return about;
};

/** Describes an environment variable; its reader fills in the default before it's parsed. */
export function variable<Schema extends z.ZodType>(
  schema: Schema,
  about: WithDefault,
): z.ZodType<z.output<Schema>>;
export function variable<Schema extends z.ZodType>(
  schema: Schema,
  about: About,
): z.ZodType<z.output<Schema> | undefined>;
export function variable(schema: z.ZodType, about: About & Partial<WithDefault>): z.ZodType {
  return schema.optional().register(abouts, about);
}
