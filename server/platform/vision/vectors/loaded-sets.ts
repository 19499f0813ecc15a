import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import {
  countVectors,
  idsOfVectors,
  type SetKey,
  vectorsBetween,
  vectorVersions,
} from "./read-vectors.ts";
import type { Scanner } from "./scanner.ts";
import { joinVectors } from "./vector-bytes.ts";

interface LoadedSet {
  libraryId: string;
  /** The library version it contains; -1 before the first. */
  version: number;
  count: number;
  dimensions: number;
  usedAt: number;
  /** Searches using it now. */
  searches: number;
  /** Resolves when its last update has ended. */
  reading: Promise<void>;
}

const nameOf = ({ libraryId, kind, model }: SetKey) => `${libraryId} ${kind} ${model}`;

export interface LoadedSets {
  /**
   * Updates the sets to the database's state, then runs a search with their names in the scanner; they aren't evicted
   * until it has ended.
   */
  use<Result>(
    keys: readonly SetKey[],
    dimensions: number,
    search: (names: string[]) => Promise<Result>,
  ): Promise<Result>;
}

/**
 * The scanner's sets of vectors in memory. Each is updated incrementally when its library's version has changed. Beyond
 * `maxBytes` the least recently searched are evicted.
 */
export const createLoadedSets = (
  database: Kysely<Tables>,
  scanner: Scanner,
  maxBytes: number,
): LoadedSets => {
  const sets = new Map<string, LoadedSet>();
  let uses = 0;

  const drop = async (name: string) => {
    sets.delete(name);
    await scanner.ask({ do: "drop", set: name });
  };

  const read = async (key: SetKey, name: string, set: LoadedSet, upTo: number) => {
    // Another search has read further in the meantime.
    if (set.version >= upTo) return;
    const { dimensions } = set;
    for await (const rows of vectorsBetween(database, key, { after: set.version, upTo })) {
      const ids = rows.map(({ id }) => id);
      const vectors = joinVectors(
        rows.map(({ vector }) => vector),
        dimensions,
      );
      await scanner.ask({ do: "add", set: name, dimensions, ids, vectors });
      set.count += rows.length;
    }
    if ((await countVectors(database, key, upTo)) !== set.count) {
      const ids = await idsOfVectors(database, key, upTo);
      await scanner.ask({ do: "keep", set: name, ids });
      set.count = ids.length;
    }
    set.version = upTo;
  };

  const makeRoom = async () => {
    const bytesOf = ({ count, dimensions }: LoadedSet) => count * dimensions * 4;
    let held = sets.values().reduce((sum, set) => sum + bytesOf(set), 0);
    const byUse = [...sets].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [name, set] of byUse) {
      if (held <= maxBytes) return;
      if (set.searches > 0) continue;
      held -= bytesOf(set);
      await drop(name);
    }
  };

  const bring = async (key: SetKey, set: LoadedSet, version: number) => {
    const name = nameOf(key);
    // Two searches at once must not add the same rows twice.
    set.reading = set.reading.catch(() => undefined).then(() => read(key, name, set, version));
    try {
      await set.reading;
    } catch (error) {
      // Its content is unknown now, so the next search reloads it, including those waiting.
      set.count = 0;
      set.version = -1;
      await scanner.ask({ do: "drop", set: name });
      throw error;
    }
  };

  return {
    async use(keys, dimensions, search) {
      const loaded = sets.values().map(({ libraryId }) => libraryId);
      const asked = keys.map(({ libraryId }) => libraryId);
      const versions = await vectorVersions(database, [...new Set([...loaded, ...asked])]);
      // Nothing of an erased library stays in memory.
      for (const [name, { libraryId }] of sets) if (!versions.has(libraryId)) await drop(name);
      const wanted = keys.flatMap((key) => {
        const version = versions.get(key.libraryId);
        if (version === undefined) return [];
        const name = nameOf(key);
        const set = sets.get(name) ?? {
          libraryId: key.libraryId,
          version: -1,
          count: 0,
          dimensions,
          usedAt: 0,
          searches: 0,
          reading: Promise.resolve(),
        };
        sets.set(name, set);
        set.usedAt = ++uses;
        set.searches++;
        return [{ key, name, set, version }];
      });
      try {
        for (const { key, set, version } of wanted) await bring(key, set, version);
        return await search(wanted.map(({ name }) => name));
      } finally {
        for (const { set } of wanted) set.searches--;
        await makeRoom();
      }
    },
  };
};
