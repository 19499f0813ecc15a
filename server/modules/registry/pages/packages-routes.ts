import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { cachedFiles } from "./read-file.ts";
import { sendFile } from "./send-file.ts";

const notPacked = "This console serves no packages yet. Run `npm run pack` where it's installed.\n";

/**
 * Serves the console's own npm packages, packed by `npm run pack`, so that a team's sub-app installs the versions that
 * fit this console, without a registry: `npx https://console.example/-/sdk/create.tgz parking`.
 */
export const addPackages = (app: FastifyInstance, root: string): void => {
  const read = cachedFiles();
  const folder = join(root, "dist", "packages");
  app.get<{ Params: { file: string } }>("/-/sdk/:file", async (request, reply) => {
    const { file } = request.params;
    const found = /^[a-z-]+\.tgz$/.test(file) ? read(folder, file) : undefined;
    return found
      ? sendFile(request, reply, found, "revalidated")
      : reply.code(404).type("text/plain; charset=utf-8").send(notPacked);
  });
};
