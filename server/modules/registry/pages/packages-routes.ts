import type { FastifyInstance } from "fastify";
import type { BuiltFile } from "./built-file.ts";
import { type Builds, packagesPath } from "./builds.ts";
import { sendFile } from "./send-file.ts";

const notPacked =
  "The packages of this console aren't packed yet. Try again in a minute. `npm run pack`, where the console is installed, packs them now.\n";
const unknown =
  "This console has no such package. It keeps those of earlier versions for 400 days; /-/sdk/index.json lists the current ones.\n";

/** Seconds: packing needs about 15. */
const retryAfter = "30";

/** The name of the current tarball for a short one: `sdk-0.1.0-0123456789ab.tgz` for `sdk.tgz`. */
const currentOf = (index: BuiltFile | undefined, file: string): string | undefined => {
  const short = /^([a-z-]+)\.tgz$/.exec(file)?.[1];
  const names = Object.values((index?.json() ?? {}) as Record<string, string>);
  return names.find((name) => short === name.replace(/-\d.*$/, ""));
};

/**
 * Serves the console's own npm packages, so that a team's sub-app installs the versions that fit this console, without
 * a registry: `npx https://console.example/-/sdk/create.tgz parking`. `index.json` lists the current ones by names with
 * their hash; those of earlier versions stay available, because lock files pin their bytes.
 */
export const addPackages = (
  app: FastifyInstance,
  builds: Builds,
  findKept: (path: string) => Promise<BuiltFile | undefined>,
): void => {
  app.get<{ Params: { file: string } }>("/-/sdk/:file", async (request, reply) => {
    const { file } = request.params;
    const index = builds.packageFile("index.json");
    const current = file === "index.json" ? file : currentOf(index, file);
    const found = current ? builds.packageFile(current) : undefined;
    if (found) return sendFile(request, reply, found, "revalidated");
    const hashed = file.endsWith(".tgz")
      ? (builds.packageFile(file) ?? (await findKept(packagesPath + file)))
      : undefined;
    if (hashed) return sendFile(request, reply, hashed, "immutable");
    void reply.type("text/plain; charset=utf-8");
    return index
      ? reply.code(404).send(unknown)
      : reply.code(503).header("retry-after", retryAfter).send(notPacked);
  });
};
