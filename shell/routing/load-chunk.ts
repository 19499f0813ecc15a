import { chunkTimeout } from "@console-shell/contract/limits";
import { loadInTime } from "@console-shell/ui";

let limit: number = chunkTimeout;

/** Sets how many milliseconds the shell's own scripts may take to load, for the life of the page. */
export const limitChunks = (milliseconds: number): void => {
  limit = milliseconds;
};

/** Loads what a page of the console's own needs, in the time that scripts have. */
export const loadChunk = <Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> =>
  loadInTime(name, load, limit);
