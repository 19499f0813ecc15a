/** Where the files of an app are, in both of its formats. */
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
  /** Park apps instead of unmounting them, by the framework's own keep-alive. */
  keepAlive: boolean;
}

/** What every framework does for the host, in its own way. What it can't do is left out. */
export interface Adapter {
  mount(name: string, slot: HTMLElement): Promise<unknown>;
  /** With `keepAlive`, parks. */
  unmount(name: string): Promise<unknown>;
  /** Leaves one app for another, where that is not the one after the other. */
  change?(left: string, entered: string, slot: HTMLElement): Promise<unknown>;
  /** Fetches ahead, runs nothing. */
  prefetch?(name: string): Promise<unknown>;
  /** Runs the app's module ahead, mounts nothing. */
  evaluate?(name: string): Promise<unknown>;
  /** Whether `keepAlive` does anything. */
  canKeepAlive?: boolean;
}

export type CreateAdapter = (options: AdapterOptions) => Adapter | Promise<Adapter>;

/** The files of an app that is known. */
export const filesOf = ({ apps }: AdapterOptions, name: string): AppFiles => {
  const files = apps.get(name);
  if (!files) throw new Error(`No app ${name}.`);
  return files;
};
