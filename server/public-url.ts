import type { Configuration } from "./configuration.ts";
import { isOwnName } from "./kernel/on-this-machine.ts";

/** What is wrong with the address that people use in production. The console works there, but not for everybody. */
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
