import type { FastifyReply, FastifyRequest } from "fastify";
import { type FindReleaseFile, isForWorker, sendReleaseFile } from "../releases/release-files.ts";
import { isHashedAsset } from "./kept-assets.ts";
import type { BuiltSubApp } from "./manifests.ts";

/** The release that the sender of a request gets of a sub-app; undefined if it's this node's own build, or none. */
type ReleaseOf = (request: FastifyRequest, name: string) => Promise<BuiltSubApp | undefined>;

/** Paths that only some release may contain. */
const releasePath = /^([a-z][a-z0-9-]*)\/(index\.html|assets\/[\w@+./-]+)$/;

/**
 * Serves `/NAME/index.html` and `/NAME/assets/…` from releases. Assets of the console's builds are found by their content
 * hash, so that a page works on every node and for as long as it stays open. All else is from the release that the sender
 * gets: a team chooses its names, hash or not, and must not fill a cache under those of the console's next build.
 * Undefined if nothing of a release is at this path.
 */
export const subAppFiles =
  (find: FindReleaseFile, releaseOf: ReleaseOf) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply | undefined> => {
    const [, name = "", below = ""] = releasePath.exec(path) ?? [];
    if (name === "" || isForWorker(request)) return undefined;
    if (isHashedAsset(path)) {
      const built = await find({ name, "*": below });
      if (built) return sendReleaseFile(request, reply, built, "immutable");
    }
    const version = (await releaseOf(request, name))?.manifest?.version;
    const found = version === undefined ? undefined : await find({ name, version, "*": below });
    if (!found) return undefined;
    void reply.header("vary", "cookie");
    return sendReleaseFile(request, reply, found, "revalidated");
  };
