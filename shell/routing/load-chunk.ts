import { chunkTimeout } from "@console-shell/contract/limits";
import { loadInTime } from "@console-shell/ui";

/** Loads what a page of the console's own needs, in the time that scripts have. */
export const loadChunk = <Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> =>
  loadInTime(name, load, chunkTimeout);
