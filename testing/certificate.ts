import { execFileSync } from "node:child_process";

/** A key and its certificate for `localhost` in one text, for this run only. No browser trusts it. */
export const makeCertificate = (): string =>
  execFileSync(
    "openssl",
    [
      ..."req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(" "),
      ..."-subj /CN=test -addext subjectAltName=DNS:localhost -keyout - -out -".split(" "),
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
