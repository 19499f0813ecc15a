export type PlannedStyle =
  | { kind: "link"; url: string; media: string; integrity: string | undefined }
  | { kind: "inline"; text: string; base: string; media: string };

export interface PlannedModule {
  url: string;
  integrity: string | undefined;
}

/** All that an entry page says, as plain data. */
export interface EntryPlan {
  /** Final URL of the entry page, after redirects. */
  url: string;
  styles: PlannedStyle[];
  /** Modules to fetch ahead; evaluated only when something imports them. */
  preloads: PlannedModule[];
  /** Modules to evaluate, in the order of the page. */
  modules: PlannedModule[];
  /** The one of `modules` that exports the lifecycles. */
  entry: string | undefined;
  inlineScripts: number;
  classicScripts: string[];
}
