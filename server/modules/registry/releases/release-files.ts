import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isMissingFile } from "../../../platform/files/missing-file.ts";
import type { Services } from "../../../platform/services.ts";
import { builtFile, type BuiltFile } from "../pages/built-file.ts";
import { sendFile } from "../pages/send-file.ts";

interface Address {
  name: string;
  version: string;
  "*": string;
}

/** Bytes of files that stay in memory, and of the largest one that does. */
const cached = { inAll: 32 * 1024 ** 2, each: 1024 ** 2 };

/** Finds a file of a release; undefined if there is none, or if its bytes aren't those that were published. */
const releaseFiles = ({ database, files, log }: Pick<Services, "database" | "files" | "log">) => {
  const known = new Map<string, { file: BuiltFile; size: number }>();
  let size = 0;
  const read = async ({ name, version, "*": path }: Address) => {
    const row = await database
      .selectFrom("subAppReleases as release")
      .innerJoin("subAppReleaseFiles as part", "part.releaseId", "release.id")
      .innerJoin("subAppFiles as file", (join) =>
        join.onRef("file.app", "=", "part.app").onRef("file.hash", "=", "part.hash"),
      )
      .select(["file.fileKey", "file.hash", "file.size"])
      .where("release.app", "=", name)
      .where("release.version", "=", version)
      .where("part.path", "=", path)
      .executeTakeFirst();
    if (!row) return undefined;
    const content = await files.read(row.fileKey).catch((error: unknown) => {
      if (isMissingFile(error)) return undefined;
      throw error;
    });
    const file = content && builtFile(path, content);
    if (file?.integrity === row.hash) return { file, size: row.size };
    log.error({ name, version, path }, "A file of a published sub-app is missing or damaged");
    return undefined;
  };
  const keep = (key: string, found: { file: BuiltFile; size: number }) => {
    if (found.size > cached.each || known.has(key)) return;
    known.set(key, found);
    size += found.size;
    for (const [oldest, { size: freed }] of known) {
      if (size <= cached.inAll) return;
      known.delete(oldest);
      size -= freed;
    }
  };
  return async (address: Address): Promise<BuiltFile | undefined> => {
    const key = JSON.stringify(address);
    const found = known.get(key) ?? (await read(address));
    if (found) keep(key, found);
    return found?.file;
  };
};

/** Files that a browser would show as a page of the console's own origin. */
const isDocument = ({ type }: BuiltFile) => /^(?:text\/html|image\/svg)/.test(type);

/** Serves the files of published releases, which never change. */
export const addReleaseFiles = (app: FastifyInstance): void => {
  const find = releaseFiles(app.services);
  const answer = async (request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) => {
    // It would answer for pages of the console.
    const isWorker = request.headers["service-worker"] !== undefined;
    const file = isWorker ? undefined : await find(request.params);
    if (!file) return reply.callNotFound();
    // Opened by itself, a page of a release must not act in the operator's name: nobody may have promoted it.
    if (isDocument(file))
      void reply.header(
        "content-security-policy",
        `${String(reply.getHeader("content-security-policy"))}; sandbox`,
      );
    return sendFile(request, reply, file, "immutable");
  };
  app.route<{ Params: Address }>({
    method: ["GET", "HEAD"],
    url: "/-/apps/:name/:version/*",
    config: { isFile: true },
    handler: answer,
  });
};
