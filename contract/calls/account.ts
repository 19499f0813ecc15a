import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import {
  DensitySchema,
  FavouritesSchema,
  HomeLayoutSchema,
  LocaleSchema,
  NavigationSchema,
  ShortcutsSchema,
  ThemeChoiceSchema,
} from "./schemas.ts";
import { DefaultViewsSchema } from "./list-view.ts";
import { roles } from "../words/roles.ts";
import { PermissionCodeSchema } from "./sub-app-manifest.ts";
import { secondFactors } from "../words/second-factors.ts";

export const RoleSchema = z.enum(roles);

/** The signed-in operator's account, as the console's global state holds it. */
export const AccountSchema = z.object({
  id: IdSchema,
  account: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  locale: LocaleSchema,
  theme: ThemeChoiceSchema,
  density: DensitySchema,
  navigation: NavigationSchema,
  shortcuts: ShortcutsSchema,
  favourites: FavouritesSchema,
  /** Missing from a node with an older release. One of a later release, with parts unknown here, is left out. */
  home: HomeLayoutSchema.optional().catch(undefined),
  /** Missing from a node with an older release. */
  defaultViews: DefaultViewsSchema.optional(),
  /** The previous sign-in; null if there was none. */
  previousSignInAt: TimeSchema.nullable(),
  /** The second factors required besides the password; empty if the password is enough. */
  secondFactors: z.array(z.enum(secondFactors)),
  /** Whether the role requires a second factor that isn't set up: few calls are allowed until it is. */
  secondFactorMissing: z.boolean(),
  /** Whether only a passkey counts as that; missing from a node with an older release. */
  passkeyRequired: z.boolean().optional(),
  /** How the operator can prove who they are, besides passkeys. Missing from a node with an older release. */
  proofs: z
    .object({
      password: z.boolean(),
      providers: z.array(z.object({ name: z.string(), label: z.string() })),
    })
    .optional(),
  /** Set while somebody else sees the console as this operator: who, and until when. */
  viewer: z
    .object({ id: IdSchema, account: z.string(), name: z.string(), until: TimeSchema })
    .optional(),
});
export type Account = z.infer<typeof AccountSchema>;

export const AccountPermissionsSchema = z.object({
  role: RoleSchema,
  permissions: z.array(PermissionCodeSchema),
  /** Names of the sub-apps that the operator may open. */
  subApps: z.array(z.string()),
});
export type AccountPermissions = z.infer<typeof AccountPermissionsSchema>;

export const getAccount = endpoint({
  name: "account.info",
  method: "GET",
  path: "/auth/account/info",
  access: "signed-in",
  whileViewing: true,
  withoutSecondFactor: true,
  summary: "The current account",
  output: AccountSchema,
});

export const getAccountPermissions = endpoint({
  name: "account.permissions",
  method: "GET",
  path: "/auth/account/permissions",
  access: "signed-in",
  whileViewing: true,
  withoutSecondFactor: true,
  summary: "Role, permissions and sub-applications of the current account",
  output: AccountPermissionsSchema,
});

export const accountEndpoints = [getAccount, getAccountPermissions] as const;
