export interface PlannedFile {
  url: string;
  integrity: string | undefined;
}

export type PlannedStyle =
  | ({ kind: "link"; media: string } & PlannedFile)
  | { kind: "inline"; text: string; base: string; media: string };

/** A classic script, for sub-apps that set their lifecycles on window. */
export interface PlannedScript extends PlannedFile {
  /** Marked as the one that sets the lifecycles. */
  entry: boolean;
  /** Marked as one that garfish gives no `exports`. */
  noEntry?: true;
}

/** What a Module Federation remote says of itself. */
export interface PlannedRemote {
  /** The global that holds a classic container. */
  global: string;
  /** The module that is the sub-app. */
  expose: string;
  /** Of the manifest. A container without one tells when it is initialised. */
  shared: PlannedShare[];
}

/** A package that a remote shares. */
export interface PlannedShare {
  name: string;
  version: string;
  requiredVersion: string;
  /** Whether the remote has a copy of its own. */
  bundled: boolean;
}

/** A script whose text is in the page. Only legacy sub-apps and realms run it. */
export interface PlannedInline {
  text: string;
  module: boolean;
  /** How many of `modules`, else of `scripts`, run before it. */
  after: number;
}

/** All that an entry page says, as plain data. */
export interface EntryPlan {
  /** Final URL of the entry page, after redirects. */
  url: string;
  /** What relative addresses of the page are resolved against. */
  base: string;
  styles: PlannedStyle[];
  /** Modules to fetch ahead; evaluated only when something imports them. */
  preloads: PlannedFile[];
  /** Modules to evaluate, in the order of the page. */
  modules: PlannedFile[];
  /** The one of `modules` that exports the lifecycles. */
  entry: string | undefined;
  /** In the order in which a browser runs them: deferred ones last. */
  scripts: PlannedScript[];
  inline: PlannedInline[];
  /** Addresses of scripts, modules and styles that are not http(s): a sub-app with one is refused. */
  refused: string[];
  /** Made from a release that is known ahead: all its files are needed. */
  known?: true;
  /** Only of a Module Federation remote, which has no page. */
  remote?: PlannedRemote;
  /** Markup of the body without what is listed above, its `style` and event attributes veiled. */
  html: string;
}
