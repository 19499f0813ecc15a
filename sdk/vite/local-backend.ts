import { backendPath } from "@console-shell/contract/words/own-calls";
import { generateKeyPairSync, sign } from "node:crypto";
import type { Plugin, ProxyOptions } from "vite";
import type { SubAppPackage } from "./sub-app-package.ts";

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const lifetime = 60;

/** What the console answers, too, if a backend refuses the token: only the console itself says that nobody is signed in. */
const refusedToken = {
  status: 502,
  code: "backend_refused_token",
  message: "The app’s own server didn’t accept the token",
  traceId: "",
};

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
          proxy.on("proxyRes", (answer, _request, response) => {
            const status = answer.statusCode ?? 0;
            if (!(status === 401 || status === 407) || !("setHeader" in response)) return;
            answer.resume();
            response.writeHead(502, { "content-type": "application/json" });
            response.end(
              JSON.stringify({ ...refusedToken, message: `${refusedToken.message} (${status})` }),
            );
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
