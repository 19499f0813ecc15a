import { existsSync, globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Smaller files fit in one packet; the server doesn't compress them either. */
const smallest = 1024;

/** Another process may be building in such a folder. */
const isHidden = (name: string): boolean => basename(name).startsWith(".");
const isMissing = (file: string): boolean => !existsSync(`${file}.br`);

const compress = async (file: string): Promise<number> => {
  const content = await readFile(file);
  if (content.length < smallest) return 0;
  const compressed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  // Renamed once complete, because an existing file isn't compressed again.
  await writeFile(`${file}.br.part`, compressed);
  await rename(`${file}.br.part`, `${file}.br`);
  return 1;
};

/**
 * Writes a missing `<file>.br` for each script, style, page and icon below the folders, at a
 * quality that is too slow for a server. Resolves with the number written.
 */
export const compressFolders = async (folders: readonly string[]): Promise<number> => {
  const files = folders.flatMap((folder) =>
    globSync("**/*.{css,html,js,svg}", { cwd: folder, exclude: isHidden }).map((file) =>
      join(folder, file),
    ),
  );
  // zlib's thread pool limits the concurrency.
  const written = await Promise.all(files.filter(isMissing).map(compress));
  return written.reduce((sum, one) => sum + one, 0);
};
