export interface PlannedFile {
  url: string;
  integrity: string | undefined;
}

export type PlannedStyle =
  | ({ kind: "link"; media: string } & PlannedFile)
  | { kind: "inline"; text: string; base: string; media: string };

/** Attributes of a script in the page, without those that the runtime sets. */
export type PageAttributes = Readonly<Record<string, string>>;

/** A classic script, for sub-apps that set their lifecycles on window. */
export interface PlannedScript extends PlannedFile {
  /** Marked as the script that sets the lifecycles. */
  entry: boolean;
  attributes: PageAttributes;
}

/** What a Module Federation remote declares about itself. */
export interface PlannedRemote {
  /** The global that holds a classic container. */
  global: string;
  /** The module that is the sub-app. */
  expose: string;
  /** From the manifest. A container without a manifest reports them when it is initialised. */
  shared: PlannedShare[];
}

/** A package that a remote shares. */
export interface PlannedShare {
  name: string;
  version: string;
  requiredVersion: string;
  /** Whether the remote bundles its own copy. */
  bundled: boolean;
}

/** An inline script of the page. Only legacy sub-apps and realms run it. */
export interface PlannedInline {
  text: string;
  module: boolean;
  /** How many of `modules`, or else of `scripts`, run before it. */
  after: number;
  attributes: PageAttributes;
}

/** The content of an entry page, as plain data. */
export interface EntryPlan {
  /** Final URL of the entry page, after redirects. */
  url: string;
  /** The base for the page's relative addresses. */
  base: string;
  styles: PlannedStyle[];
  /** Modules to prefetch; evaluated only when something imports them. */
  preloads: PlannedFile[];
  /** Modules to evaluate, in page order. */
  modules: PlannedFile[];
  /** The one of `modules` that exports the lifecycles. */
  entry: string | undefined;
  /** In the order a browser runs them: deferred ones last. */
  scripts: PlannedScript[];
  inline: PlannedInline[];
  /**
   * Addresses of scripts, modules and styles that aren't http(s). Any of them refuses the sub-app.
   */
  refused: string[];
  /** Built from a release known in advance: all its files are needed. */
  known?: true;
  /** Only for a Module Federation remote, which has no page. */
  remote?: PlannedRemote;
  /**
   * The body's markup without the elements above, its `style` and event attributes veiled, and the
   * addresses of its files absolute.
   */
  html: string;
}
