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

const cachedAtMost = 200;

/** Finds a file of a release; undefined if there is none, or if its bytes aren't those that were published. */
const releaseFiles = ({ database, files, log }: Pick<Services, "database" | "files" | "log">) => {
  const cached = new Map<string, BuiltFile>();
  const read = async ({ name, version, "*": path }: Address): Promise<BuiltFile | undefined> => {
    const row = await database
      .selectFrom("subAppReleases as release")
      .innerJoin("subAppReleaseFiles as part", "part.releaseId", "release.id")
      .innerJoin("subAppFiles as file", (join) =>
        join.onRef("file.app", "=", "part.app").onRef("file.hash", "=", "part.hash"),
      )
      .select(["file.fileKey", "file.hash"])
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
    if (file?.integrity === row.hash) return file;
    log.error({ name, version, path }, "A file of a published sub-app is missing or damaged");
    return undefined;
  };
  return async (address: Address): Promise<BuiltFile | undefined> => {
    const key = `${address.name}/${address.version}/${address["*"]}`;
    const file = cached.get(key) ?? (await read(address));
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size >= cachedAtMost) cached.delete(oldest);
    if (file) cached.set(key, file);
    return file;
  };
};

/** Files that a browser would show as a page of the console's own origin. */
const isDocument = ({ type }: BuiltFile) => /^(?:text\/html|image\/svg)/.test(type);

/** Serves the files of published releases, which never change. */
export const addReleaseFiles = (app: FastifyInstance): void => {
  const find = releaseFiles(app.services);
  const answer = async (request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) => {
    const file = await find(request.params);
    if (!file) return reply.callNotFound();
    // Opened by itself, a page of a release must not act in the operator's name: nobody may have promoted it.
    if (isDocument(file)) void reply.header("content-security-policy", "sandbox");
    return sendFile(request, reply, file, "immutable");
  };
  app.route<{ Params: Address }>({
    method: ["GET", "HEAD"],
    url: "/-/apps/:name/:version/*",
    config: { isFile: true },
    handler: answer,
  });
};
