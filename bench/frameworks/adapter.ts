/** The locations of an app's files, in both of its formats. */
export interface AppFiles {
  name: string;
  /** Entry pages. */
  esmPage: string;
  umdPage: string;
  /** The entry module first, then every module that it imports, at any depth. */
  modules: string[];
  style: string;
  script: string;
}

export interface AdapterOptions {
  apps: ReadonlyMap<string, AppFiles>;
  /** Park apps instead of unmounting them, with the framework's own keep-alive. */
  keepAlive: boolean;
}

/** The host operations of a framework. Unsupported ones are left out. */
export interface Adapter {
  mount(name: string, slot: HTMLElement): Promise<unknown>;
  /** Parks with `keepAlive`. */
  unmount(name: string): Promise<unknown>;
  /** Switches between apps, if that isn't simply an unmount followed by a mount. */
  change?(left: string, entered: string, slot: HTMLElement): Promise<unknown>;
  /** Prefetches without running anything. */
  prefetch?(name: string): Promise<unknown>;
  /** Runs the app's module early, without mounting. */
  evaluate?(name: string): Promise<unknown>;
  /** Whether `keepAlive` has any effect. */
  canKeepAlive?: boolean;
}

export type CreateAdapter = (options: AdapterOptions) => Adapter | Promise<Adapter>;

/** The files of a known app. */
export const filesOf = ({ apps }: AdapterOptions, name: string): AppFiles => {
  const files = apps.get(name);
  if (!files) throw new Error(`No app ${name}.`);
  return files;
};
