import type { SubAppRegistration } from "@console-shell/contract";

/** The server ignores reports about versions that aren't releases of the console's registry. */
export const hasRelease = ({ version, development }: SubAppRegistration): boolean =>
  version !== undefined && development === undefined;
