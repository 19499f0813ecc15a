import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectionFailure } from "@console-shell/contract/words/console-url";
import { backendPath } from "@console-shell/contract/words/own-calls";
import type { Plugin, ProxyOptions } from "vite";
import { answerProblem, type Texts } from "./proxy-problem.ts";
import { pageOrigins } from "./settings.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The file of the key in Vite's cache folder. */
const fileIn = (folder: string) => join(folder, "console-development-key.pem");

const readOrMake = (folder: string): string => {
  try {
    return readFileSync(fileIn(folder), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const { privateKey } = generateKeyPairSync("ed25519", {
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), privateKey, { mode: 0o600 });
  return privateKey;
};

/**
 * The key with which the dev server signs as a console does. It stays the same when the dev server restarts, because
 * backends keep the keys that they have read for minutes. Its name is its thumbprint (RFC 7638): another key has another
 * name, so a backend reads the keys again.
 */
const developmentKey = (folder: string) => {
  const privateKey = createPrivateKey(readOrMake(folder));
  const { crv, kty, x } = createPublicKey(privateKey).export({ format: "jwk" });
  const kid = createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
  return {
    privateKey,
    head: { alg: "EdDSA", kid },
    jwk: { crv, kty, x, alg: "EdDSA", kid, use: "sig" },
  };
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const lifetime = 60;

const notRunning = (target: string, error: unknown): Texts => {
  const reason = connectionFailure(error);
  return {
    "en-US": `The app’s own backend doesn’t answer at ${target} (${reason}). Start it: npm run backend.`,
    "zh-CN": `应用后端 ${target} 没有响应（${reason}）。请启动后端：npm run backend。`,
  };
};

/** As in a console, where a 401 says that nobody is signed in. */
const refusedToken = (status: number): Texts => ({
  "en-US": `The app’s own backend didn’t accept the token (${status}). Its keys are at /.well-known/jwks.json of this server.`,
  "zh-CN": `应用后端未接受令牌（${status}）。密钥位于此服务器的 /.well-known/jwks.json。`,
});

/**
 * Passes the sub-app's own calls to its backend on this machine, as the console does: with a signed token of a minute,
 * whose key is at `/.well-known/jwks.json`. The backend has to know the dev server's address, so its port is fixed.
 */
export const toLocalBackend = (
  target: string,
  subApp: () => SubAppPackage,
  permissions: () => readonly string[],
): Plugin => {
  let key: ReturnType<typeof developmentKey>;
  const token = (): string => {
    const issued = Math.floor(Date.now() / 1000);
    const { name } = subApp();
    const claims = { aud: name, sub: "developer", role: "root", permissions: permissions() };
    const signed = `${encoded(key.head)}.${encoded({ ...claims, iat: issued, exp: issued + lifetime })}`;
    return `${signed}.${sign(null, Buffer.from(signed), key.privateKey).toString("base64url")}`;
  };
  return {
    name: "console:local-backend",
    apply: "serve",
    config(config) {
      const path = backendPath(subApp().name);
      const own: ProxyOptions = {
        target,
        rewrite: (url) => url.slice(path.length),
        // Browsers send a simple post of any page, and the backend would take it for the developer's.
        bypass({ headers: { origin } }) {
          const isOwn =
            origin === undefined ||
            pageOrigins(subApp()).some((one) =>
              typeof one === "string" ? one === origin : one.test(origin),
            );
          return isOwn ? undefined : false;
        },
        configure: (proxy) => {
          proxy.on("proxyReq", (request) => {
            request.removeHeader("cookie");
            request.setHeader("authorization", `Bearer ${token()}`);
          });
          proxy.on("error", (error, request, response) =>
            answerProblem(request, response, notRunning(target, error)),
          );
          proxy.on("proxyRes", (answer, request, response) => {
            const status = answer.statusCode ?? 0;
            if (status !== 401 && status !== 407) return;
            answer.resume();
            answerProblem(request, response, refusedToken(status), "backend_refused_token");
          });
        },
      };
      const { proxy, ...server } = config.server ?? {};
      // First, because a call goes to the first proxy that matches.
      config.server = { strictPort: true, ...server, proxy: { [path]: own, ...proxy } };
    },
    configResolved({ cacheDir }) {
      key = developmentKey(cacheDir);
    },
    configureServer(server) {
      server.middlewares.use("/.well-known/jwks.json", (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ keys: [key.jwk] }));
      });
    },
  };
};
