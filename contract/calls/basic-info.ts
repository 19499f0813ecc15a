import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import {
  DensitySchema,
  EmailSchema,
  failsWith,
  FavouritesSchema,
  HomeLayoutSchema,
  LocaleSchema,
  NavigationSchema,
  ShortcutsSchema,
  ThemeChoiceSchema,
  typedName,
} from "./schemas.ts";
import { DefaultViewChangesSchema, DefaultViewsSchema } from "./list-view.ts";
import { NewPasswordSchema, PasswordSchema } from "./password.ts";
import { RoleSchema } from "./account.ts";

/** What operators may change of their own basic info. */
export const EditableBasicInfoSchema = z.strictObject({
  name: typedName(80),
  email: EmailSchema,
  phone: z
    .string()
    .trim()
    .max(32)
    .regex(/^[+()\-\s\d]*$/),
  locale: LocaleSchema,
  theme: ThemeChoiceSchema,
  density: DensitySchema,
  navigation: NavigationSchema,
  shortcuts: ShortcutsSchema,
  favourites: FavouritesSchema,
  home: HomeLayoutSchema,
  defaultViews: DefaultViewChangesSchema,
});

export const BasicInfoSchema = z.object({
  id: IdSchema,
  account: z.string(),
  role: RoleSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  locale: LocaleSchema,
  theme: ThemeChoiceSchema,
  density: DensitySchema,
  navigation: NavigationSchema,
  shortcuts: ShortcutsSchema,
  favourites: FavouritesSchema,
  home: HomeLayoutSchema,
  defaultViews: DefaultViewsSchema,
  createdAt: TimeSchema,
  /** The previous sign-in; null if there was none. */
  previousSignInAt: TimeSchema.nullable(),
  /** Where the previous sign-in came from; null if it isn't on record. */
  previousSignIn: z.object({ address: z.string(), device: z.string() }).nullable(),
  passwordChangedAt: TimeSchema,
  /** Whether an identity provider manages name and e-mail address. */
  provisioned: z.boolean(),
});
export type BasicInfo = z.infer<typeof BasicInfoSchema>;

export const getBasicInfo = endpoint({
  name: "basicInfo.get",
  method: "GET",
  path: "/cc-api/operator/getBasicInfo",
  access: "signed-in",
  whileViewing: true,
  summary: "Your basic info",
  output: BasicInfoSchema,
});

export const updateBasicInfo = endpoint({
  name: "basicInfo.update",
  method: "POST",
  path: "/cc-api/operator/updateBasicInfo",
  access: "signed-in",
  withoutSecondFactor: true,
  reauth: ["email"],
  summary: "Change any editable field. A new e-mail address requires reauthentication",
  body: EditableBasicInfoSchema.partial().refine(
    (body) => Object.keys(body).length > 0,
    failsWith("nothing_sent"),
  ),
  output: BasicInfoSchema,
});

export const changePassword = endpoint({
  name: "basicInfo.changePassword",
  method: "POST",
  path: "/cc-api/operator/changePassword",
  access: "signed-in",
  reauth: true,
  summary: "Change your password. All other sessions end",
  body: z.strictObject({ oldPassword: PasswordSchema, newPassword: NewPasswordSchema }),
  output: z.literal(true),
});

export const basicInfoEndpoints = [getBasicInfo, updateBasicInfo, changePassword] as const;
