import { backendPath } from "@console-shell/contract/words/own-calls";
import { generateKeyPairSync, sign } from "node:crypto";
import type { Plugin, ProxyOptions } from "vite";
import type { SubAppPackage } from "./sub-app-package.ts";

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const lifetime = 60;

/**
 * Passes the sub-app's own calls to its backend on this machine, as the console does: with a signed token of a minute,
 * whose key is at `/.well-known/jwks.json`. So a backend whose console is the dev server needs no settings of its own
 * for development.
 */
export const toLocalBackend = (
  target: string,
  subApp: () => SubAppPackage,
  permissions: () => readonly string[],
): Plugin => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = { alg: "EdDSA", kid: "development" };
  const token = (): string => {
    const issued = Math.floor(Date.now() / 1000);
    const { name } = subApp();
    const claims = { aud: name, sub: "developer", role: "root", permissions: permissions() };
    const signed = `${encoded(key)}.${encoded({ ...claims, iat: issued, exp: issued + lifetime })}`;
    return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`;
  };
  return {
    name: "console:local-backend",
    apply: "serve",
    config(config) {
      const path = backendPath(subApp().name);
      const own: ProxyOptions = {
        target,
        rewrite: (url) => url.slice(path.length),
        configure: (proxy) => {
          proxy.on("proxyReq", (request) => {
            request.removeHeader("cookie");
            request.setHeader("authorization", `Bearer ${token()}`);
          });
        },
      };
      // First, because a call goes to the first proxy that matches.
      config.server = { ...config.server, proxy: { [path]: own, ...config.server?.proxy } };
    },
    configureServer(server) {
      const keys = [{ ...publicKey.export({ format: "jwk" }), ...key, use: "sig" }];
      server.middlewares.use("/.well-known/jwks.json", (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ keys }));
      });
    },
  };
};
