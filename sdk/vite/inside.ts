import type { ApiInput } from "@console-shell/contract";
import { developPath } from "@console-shell/contract/words/sub-app-overrides";
import type { Plugin } from "vite";
import type { SubAppDescription } from "./build-plugin.ts";
import { consoleUrl } from "./console-url.ts";
import { readDevOptions } from "./dev-options.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

const linkPath = "/@inside";
const defaultPort = 5173;

/**
 * `npm run dev -- --inside`: the dev server also serves the sub-app to a console's page, and a link at which an operator
 * confirms that. The link carries what the page must know before it loads anything from here.
 */
export const insideConsole = (
  subApp: () => SubAppPackage,
  describe: () => Promise<SubAppDescription>,
  hasLocalBackend: boolean,
): Plugin => {
  let origin = "";
  const link = async (): Promise<string> => {
    const { icon: _, order: _order, host: _host, needs: _needs, ...described } = await describe();
    const { name, version } = subApp();
    const console = consoleUrl(subApp());
    const sent: ApiInput<"POST /mc-api/sub-app-override/start">["body"] = {
      name,
      origin,
      manifest: { version, ...described },
      ownCalls: hasLocalBackend,
    };
    const encoded = Buffer.from(JSON.stringify(sent)).toString("base64url");
    return new URL(`${developPath}#app=${encoded}`, console).href;
  };
  return {
    name: "console:inside",
    apply: "serve",
    config({ server = {} }) {
      const { inside, port = server.port } = readDevOptions(process.argv);
      if (!inside) return { server: { port } };
      // Known before it listens, so the modules can name it.
      origin = server.origin ?? `http://localhost:${port ?? defaultPort}`;
      return { server: { port, origin, strictPort: true } };
    },
    configureServer(server) {
      if (!origin) return;
      server.middlewares.use(linkPath, (_request, response, next) => {
        link().then((target) => response.writeHead(302, { location: target }).end(), next);
      });
      const print = server.printUrls.bind(server);
      server.printUrls = () => {
        print();
        server.config.logger.info(`  ➜  Inside the console: ${origin}${linkPath}`);
      };
    },
  };
};
