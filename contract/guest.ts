import type { ConsoleConfig } from "./sub-app.ts";

/** Where a console as a guest asks its own server for what a page of its own would carry. */
export const guestConsolePath = "/guest/console.json";

/** What a guest needs of its server: configuration, and the files of its build as paths. */
export interface GuestConsole {
  config: ConsoleConfig;
  /** Specifier of a shared module → its path. */
  imports: Record<string, string>;
  /** Path of a module → its integrity. */
  integrity: Record<string, string>;
  /** The shell's module that mounts a guest. */
  module: string;
  /** What that module imports, to be requested at once. */
  preloads: string[];
  /** antd's stylesheets, then the shell's, those of its lazy parts included. */
  styles: { path: string; integrity: string }[];
}
