import type { Configuration } from "./configuration.ts";
import { isOwnName } from "./kernel/on-this-machine.ts";

/** A problem with the public URL in production, with which a start goes on. */
export const publicUrlProblem = ({
  environment,
  publicUrl,
}: Pick<Configuration, "environment" | "publicUrl">): string | undefined => {
  if (environment !== "production") return undefined;
  const { protocol, hostname } = new URL(publicUrl);
  if (isOwnName(hostname))
    return `${publicUrl} works on this machine only, and links in mails lead there: set PUBLIC_URL to the address that people use`;
  return protocol === "https:"
    ? undefined
    : `${publicUrl} is without TLS: set PUBLIC_URL to the https address of a proxy, so that nobody on the way can read a session`;
};
