import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isMissingFile } from "#platform/files/missing-file.ts";
import type { Services } from "#platform/services.ts";
import { builtFile, type BuiltFile } from "../pages/built-file.ts";
import { type Caching, sendFile } from "../pages/send-file.ts";

interface Address {
  name: string;
  version: string;
  "*": string;
}

/** A file of a release; without a version, of the console's newest build that has it. */
type WantedFile = Omit<Address, "version"> & { version?: string };

/** Bytes of files that stay in memory, and of the largest one that does. */
const cached = { inAll: 32 * 1024 ** 2, each: 1024 ** 2 };

export type FindReleaseFile = (wanted: WantedFile) => Promise<BuiltFile | undefined>;

/** Finds a file of a release; undefined if there is none, or if its bytes aren't those that were published. */
export const releaseFiles = ({
  database,
  files,
  log,
}: Pick<Services, "database" | "files" | "log">): FindReleaseFile => {
  const known = new Map<string, { file: BuiltFile; size: number }>();
  let size = 0;
  const read = async ({ name, version, "*": path }: WantedFile) => {
    const row = await database
      .selectFrom("subAppReleases as release")
      .innerJoin("subAppReleaseFiles as part", "part.releaseId", "release.id")
      .innerJoin("subAppFiles as file", (join) =>
        join.onRef("file.app", "=", "part.app").onRef("file.hash", "=", "part.hash"),
      )
      .select(["file.fileKey", "file.hash", "file.size"])
      .where("release.app", "=", name)
      .where("part.path", "=", path)
      .where((is) =>
        version === undefined
          ? is("release.publishedBy", "is", null)
          : is("release.version", "=", version),
      )
      .orderBy("release.id", "desc")
      .limit(1)
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
  return async (wanted) => {
    const key = JSON.stringify(wanted);
    const found = known.get(key) ?? (await read(wanted));
    if (found) keep(key, found);
    return found?.file;
  };
};

/** Files that a browser would show as a page of the console's own origin. */
const isDocument = ({ type }: BuiltFile) => /^(?:text\/html|image\/svg)/.test(type);

/** Whether a file is requested as a service worker, which would answer for pages of the console. */
export const isForWorker = ({ headers }: FastifyRequest): boolean =>
  headers["service-worker"] !== undefined;

/** Sends a release's file. */
export const sendReleaseFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  caching: Caching,
): Promise<FastifyReply> => {
  // Opened by itself, a page of a release must not act in the operator's name: nobody may have promoted it.
  if (isDocument(file))
    void reply.header(
      "content-security-policy",
      `${String(reply.getHeader("content-security-policy"))}; sandbox`,
    );
  return sendFile(request, reply, file, caching);
};

/** Serves the files of published releases, which never change. */
export const addReleaseFiles = (app: FastifyInstance, find: FindReleaseFile): void => {
  const answer = async (request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) => {
    const file = isForWorker(request) ? undefined : await find(request.params);
    return file ? sendReleaseFile(request, reply, file, "immutable") : reply.callNotFound();
  };
  app.route<{ Params: Address }>({
    method: ["GET", "HEAD"],
    url: "/-/apps/:name/:version/*",
    config: { isFile: true },
    handler: answer,
  });
};
