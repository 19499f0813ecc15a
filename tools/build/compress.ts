import { existsSync, globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Smaller ones fit in a packet as they are, and the server doesn't compress them either. */
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
  // Renamed when it's whole, because a file that is there isn't compressed again.
  await writeFile(`${file}.br.part`, compressed);
  await rename(`${file}.br.part`, `${file}.br`);
  return 1;
};

/**
 * Writes `<file>.br` for every script, style, page and icon below the folders that has none, at the quality
 * that takes too long for a server. Resolves with how many it wrote.
 */
export const compressFolders = async (folders: readonly string[]): Promise<number> => {
  const files = folders.flatMap((folder) =>
    globSync("**/*.{css,html,js,svg}", { cwd: folder, exclude: isHidden }).map((file) =>
      join(folder, file),
    ),
  );
  // zlib's threads take them as they get free.
  const written = await Promise.all(files.filter(isMissing).map(compress));
  return written.reduce((sum, one) => sum + one, 0);
};
