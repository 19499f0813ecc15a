import type { ConsoleConfig } from "../host/console-config.ts";

/** Where a guest console fetches what its own page would otherwise carry. */
export const guestConsolePath = "/guest/console.json";

/** What a guest needs from its server: configuration, and the paths of its build's files. */
export interface GuestConsole {
  config: ConsoleConfig;
  /** Specifier of a shared module → its path. */
  imports: Record<string, string>;
  /** Path of a module → its integrity. */
  integrity: Record<string, string>;
  /** The shell's module that mounts a guest. */
  module: string;
  /** That module's imports, to preload. */
  preloads: string[];
  /** antd's stylesheets, then the shell's, including those of lazy parts. */
  styles: { path: string; integrity: string }[];
}
