import type * as runtime from "@console-shell/runtime/types";
import type { Locale, LocalizedText } from "../words/locale.ts";
import type { AnyPermission } from "../words/permissions.ts";
import type { Role } from "../words/roles.ts";
import type { SubAppGroup } from "../words/sub-app-groups.ts";

/** A page of a sub-app, for navigation and palette. */
export interface SubAppPage {
  /** Below the basename, e.g. `/operators`. */
  path: string;
  title: LocalizedText;
  permission: AnyPermission;
  /** Its part of the console's handbook, below `operator/`: `operators`, `audit#sessions`. */
  help?: string;
}

/** Something that operators can begin from anywhere, in the palette. It opens a page with its form, and does no more. */
export interface SubAppAction {
  title: LocalizedText;
  permission: AnyPermission;
  /** Below the basename; `do` names the page's palette entry to run, e.g. `/operators?do=add`. */
  path: string;
}

/** A decision on a found record: opens the record's page with its question. */
export interface SubAppDecision extends SubAppAction {
  /** The record's field, and the value that it has while a decision is open. */
  field: string;
  value: string;
  /** The record's field with the id of the operator who proposed it, and so doesn't decide on it. */
  by?: string;
}

/** Records of a sub-app that the console's palette can search, whether the sub-app is open or not. */
export interface SubAppSearch {
  /** The kind of record, e.g. clients. */
  title: LocalizedText;
  permission: AnyPermission;
  /**
   * A GET without parameters that accepts `search` and `pageSize` and returns a list, `{ items }`: its key in `Api` or
   * `OwnCalls`.
   */
  call: string;
  /** Set for records that people look up by number: they're searched only if the query contains a digit. */
  numbered?: true;
  /** Field of an item with its name. */
  label: string;
  /** Field of an item that distinguishes items of the same name. */
  detail?: string;
  /** Its address below the basename, fields as `:field`, e.g. `/clients/:id`. */
  path: string;
  /** Its state: the field, and what its values are called. Other values aren't shown. */
  state?: {
    field: string;
    values: { value: string; title: LocalizedText; tone?: "success" | "warning" | "error" }[];
  };
  /** Fields with minor units and currency. */
  amount?: { value: string; currency: string };
  /** What operators often do next with a found record; the path has its fields as `:field`. */
  actions?: SubAppAction[];
  decisions?: SubAppDecision[];
  /** Its numbers have a hyphen after so many characters, which operators may leave out: 6 for `C10014-0015`. */
  hyphenAt?: number;
}

/** A decision on a pending record that the console's work queue offers. */
export interface SubAppWorkAction {
  /** Unique within the kind. */
  key: string;
  title: LocalizedText;
  permission: AnyPermission;
  /**
   * A write whose path is that of the kind's list with the record's fields in place of `list`, e.g.
   * `POST /cc-api/finance/top-up/:id/approve`; of an own backend, any of its writes.
   */
  call: string;
  /** A text that the operator has to enter: its field in the body, and its title if that isn't "Reason". */
  reason?: { field: string; title?: LocalizedText };
  /** A choice that the operator has to make, and its field in the body. */
  choice?: {
    field: string;
    title: LocalizedText;
    options: { value: string; title: LocalizedText }[];
  };
  /** Sends an `idempotencyKey` in the body. */
  idempotencyKey?: true;
  /** A refusal or a loss: it has the key R and a red button; the first other action has the key A. */
  danger?: true;
}

/**
 * Records of a sub-app that wait for somebody, listed in the console's work queue. Fields are those of the list's items;
 * `library.name` is a field of a field.
 */
export interface SubAppWork {
  /** Unique within the sub-app. */
  kind: string;
  title: LocalizedText;
  /** To see the list. */
  permission: AnyPermission;
  /** To act on the records, if seeing them isn't enough. */
  decide?: AnyPermission;
  /** A GET without parameters that accepts `pageSize` and returns `{ items, total }`: its key in `Api` or `OwnCalls`. */
  call: string;
  /** The filter for exactly those that wait, and the order, oldest first. */
  query?: Record<string, string>;
  /** The record's identifier; `id` by default. */
  id?: string;
  /** Field with its name. */
  label: string;
  /** Field that says more. */
  detail?: string;
  /** Field with the instant since when it waits. Without it, it concerns the present. */
  since?: string;
  /** Field with the instant by which it is due, or the day, e.g. `2026-10-31`. */
  due?: string;
  /** Field with the days since it was due, counted by its backend. By default, those since the instant. */
  daysOverdue?: string;
  /** Fields with minor units and currency. */
  amount?: { value: string; currency: string };
  /** Field with the identifier of the operator who may not decide on it: the one who asked for it. */
  by?: string;
  /** Further fields, shown when it is selected. */
  facts?: { title: LocalizedText; field: string }[];
  /** Its address below the basename, fields as `:field`, e.g. `/top-ups/:id`. */
  path: string;
  actions?: SubAppWorkAction[];
}

/** A number in the answer of a figure's call. */
export interface FigureValue {
  /**
   * Fields whose numbers are added up: `total`, `page.count`, `points.calls` of each item of a list, `0.total` of its
   * first item.
   */
  fields: string[];
  /** Instead of the sum: the last known number of a list, or how much it differs from the first. */
  of?: "last" | "change";
  /** Makes it an amount in minor units: the field with its currency. */
  currency?: string;
  /** Makes it a share: the fields of the whole, which are added up. */
  whole?: string[];
}

/** A key figure of a sub-app, which Home shows to operators with its permission. */
export interface SubAppFigure {
  /** Unique within the sub-app. */
  id: string;
  title: LocalizedText;
  permission: AnyPermission;
  /** A GET without parameters: one of the sub-app's own backend, a list of the console, or one of `figureCalls`. */
  call: string;
  query?: Record<string, string>;
  value: FigureValue;
  /** A second line: short facts, each with its number. A number of zero leaves its fact out. */
  facts?: { title: LocalizedText; value?: FigureValue }[];
  /** A small chart. Lists in several fields are added up item by item; single numbers follow each other. */
  trend?: { fields: string[]; kind?: "bars" };
  /** While this number is above zero, the figure says that somebody must act. */
  attention?: FigureValue;
  /** Where it leads, below the basename. */
  path?: string;
  /** Its place among the figures of Home: lower first, then in the order of the navigation. */
  order?: number;
  /** Roles that get it before the figures without their role. */
  roles?: Role[];
}

/** The static module graph of a sub-app and its stylesheets, relative to its entry page. */
export interface SubAppRelease extends runtime.SubAppRelease {
  /** What else it loads for a language, if its texts are in separate files. */
  languages?: Partial<Record<Locale, readonly string[]>>;
  /** Specifiers of the shared modules that `modules` import. */
  shared?: readonly string[];
}

/** What a sub-app needs from the page's content security policy beyond the default. */
export type SubAppNeeds = runtime.SubAppNeeds;

/** A sub-app's icon: one path, drawn in the text's colour. */
export interface SubAppIcon {
  viewBox: string;
  /** The path's `d`. */
  path: string;
}

/** A permission that a sub-app declares itself. */
export interface OwnPermission {
  /** Begins with `<name>:`. */
  code: AnyPermission;
  label: LocalizedText;
}

/** Written next to the entry page by the SDK's Vite plug-in as `manifest.json`. */
export interface SubAppManifest {
  name: string;
  version: string;
  title: LocalizedText;
  /** One sentence for its launcher card. */
  summary?: LocalizedText;
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
  /** Shared dependency → the version range it was built for. */
  shared: Record<string, string>;
  /** URL of a file, relative to the entry page → its integrity. */
  integrity: Record<string, string>;
  release: SubAppRelease;
  /** Parks the sub-app with its state instead of unmounting it when the operator leaves. */
  keepAlive?: boolean;
  needs?: SubAppNeeds;
  /** Permissions of its own; `<name>:open` exists without being declared. */
  permissions?: OwnPermission[];
  /** Versions of the console that it works with, as a semantic version range. */
  host?: string;
}
