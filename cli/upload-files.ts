import { readFile } from "node:fs/promises";
import type { BuiltFile } from "./build.ts";
import type { ConsoleClient } from "./client.ts";
import { Failure } from "./failure.ts";
import type { Progress } from "./progress.ts";
import { formatFiles, formatSize } from "./texts.ts";

/** The console reads up to six at once for one user; other runs may need some. */
const atOnce = 4;

/** Uploads the files that the console doesn't have yet; resolves with their number. */
export const uploadFiles = async (
  files: readonly BuiltFile[],
  app: string,
  client: ConsoleClient,
  progress: Progress,
): Promise<number> => {
  const byHash = new Map(files.map((file) => [file.hash, file]));
  const params = { name: app };
  const { missing } = await client.call("POST /mc-api/sub-app/:name/file/missing", {
    params,
    body: { hashes: [...byHash.keys()] },
  });
  if (missing.length === 0) return 0;
  const wanted = missing.map((hash) => byHash.get(hash)!);
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  progress.step(`Uploading ${formatFiles(wanted.length)} (${formatSize(total)})`);

  const stop = new AbortController();
  const queue = wanted.values();
  let count = 0;
  let sent = 0;
  const work = async () => {
    for (const { file, hash, size } of queue) {
      const body = new FormData();
      body.append("file", new Blob([await readFile(file)]), "file");
      const stored = await client.call(
        "POST /mc-api/sub-app/:name/file/add",
        { params, body },
        stop.signal,
      );
      if (stored.hash !== hash)
        throw new Failure("refused", `${file} changed during the upload.`, {
          next: "Wait until the build is done, then publish again.",
        });
      count += 1;
      sent += size;
      progress.update(
        `Uploading: ${count} of ${formatFiles(wanted.length)}, ${formatSize(sent)} of ${formatSize(total)}`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    // After a failure, the others would go on for nothing.
    stop.abort();
  }
  return wanted.length;
};
