import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LocaleSchema } from "./schemas.ts";
import { NewPasswordSchema } from "./password.ts";
import { AccountSchema } from "./account.ts";
import { AccountNameSchema } from "./applicant.ts";
import { EditableBasicInfoSchema } from "./basic-info.ts";

const { name, email } = EditableBasicInfoSchema.shape;

export const setUp = endpoint({
  name: "setup.root",
  method: "POST",
  path: "/auth/setup",
  access: "public",
  summary: "Create the first operator, a root, with the link that the server printed, and sign in",
  body: z.strictObject({
    /** From the link; it works once. */
    token: z.string().min(1).max(128),
    account: AccountNameSchema,
    name,
    email,
    password: NewPasswordSchema,
    locale: LocaleSchema.optional(),
  }),
  output: AccountSchema,
  status: 201,
});

export const setupEndpoints = [setUp] as const;
