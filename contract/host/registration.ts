import type * as runtime from "@console-shell/runtime/types";
import type { LocalizedText } from "../words/locale.ts";
import type { AnyPermission } from "../words/permissions.ts";
import type { SubAppGroup } from "../words/sub-app-groups.ts";
import type {
  OwnPermission,
  SubAppAction,
  SubAppFigure,
  SubAppIcon,
  SubAppPage,
  SubAppRelease,
  SubAppSearch,
  SubAppWork,
} from "./manifest.ts";

/** The micro-frontend frameworks whose sub-apps may be registered, besides qiankun and single-spa. */
export const foreignContracts = {
  garfish: "garfish",
  icestark: "icestark",
  "micro-app": "micro-app",
  "module-federation": "module-federation",
  wujie: "wujie",
} as const satisfies { [Contract in runtime.ForeignContract]: Contract };

/** An earlier release of a sub-app, for pages on which the files of its own don't load. */
export interface PreviousRelease {
  version: string;
  entry: string;
  integrity: Record<string, string>;
  release: SubAppRelease;
}

/**
 * One registered sub-app: what the server sends to the shell, and the format of a SUB_APPS file. Beyond the runtime's
 * fields it has what navigation, launcher, palette and policy show.
 */
export interface SubAppRegistration extends runtime.SubAppRegistration {
  /** The sub-app's version, shown when it fails; from its package unless a SUB_APPS file overrides it. */
  version?: string;
  title: LocalizedText;
  /** One sentence for its launcher card. */
  summary?: LocalizedText;
  /** Without one, it has the icon that all such sub-apps share. */
  icon?: SubAppIcon;
  /** Its place in navigation and launcher, after the built-in ones: lower first, then by name. */
  order?: number;
  /** Its group in the navigation; `more` by default. */
  group?: SubAppGroup;
  pages: SubAppPage[];
  search?: SubAppSearch[];
  actions?: SubAppAction[];
  work?: SubAppWork[];
  figures?: SubAppFigure[];
  /** Permission to open it; defaults to `<name>:open`. An external sub-app uses one from the permission table. */
  permission?: AnyPermission;
  /** Lets the page load all files at once, without parsing the entry page. */
  release?: SubAppRelease;
  /** Replaces the sub-app of the same name that was built with the console; set by the server. */
  overrides?: true;
  /** Set by the server if this session's development override serves it. */
  development?: {
    /** When the override ends. */
    until: number;
    /** Those of its own permissions that no release has declared, so that nobody could hold them: its page does. */
    permissions: AnyPermission[];
    /** Where calls of its own backend go instead of the console's server. */
    calls?: string;
  };
  /** Sub-apps that it mounts inside itself: its page's policy allows what they need, too. Only in SUB_APPS. */
  mounts?: string[];
  /** Addresses of the shared modules that it loads and not every page has; set by the server. */
  preloads?: readonly string[];
  /** Permissions of a published sub-app's own. */
  permissions?: OwnPermission[];
  /** Only of a published sub-app. */
  previous?: PreviousRelease;
}

/** The permission that opens a sub-app. */
export const openPermission = ({
  name,
  permission,
}: Pick<SubAppRegistration, "name" | "permission">): AnyPermission => permission ?? `${name}:open`;
