import { chunkTimeout } from "@console-shell/contract/words/limits";
import { loadInTime } from "@console-shell/ui";

let limit: number = chunkTimeout;

/** Sets the load timeout of the shell's own chunks, in milliseconds, for the life of the page. */
export const limitChunks = (milliseconds: number): void => {
  limit = milliseconds;
};

/** Loads a chunk of the console's own, with the timeout. */
export const loadChunk = <Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> =>
  loadInTime(name, load, limit);
