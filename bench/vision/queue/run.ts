import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedEngine } from "@console-shell/server/platform/vision/embedded/embedded-engine";
import { makeImages } from "@console-shell/server/platform/vision/testing/made-images";
import { openPostgres, openSqlite } from "../places.ts";
import { addImages, servicesOf } from "./library.ts";
import { emptyQueue, type Round } from "./empty-queue.ts";

export interface QueueOptions {
  /** Pictures in the queue at the beginning of a round. */
  pictures: number;
  /** Rounds with each number of workers, after one that loads the models. */
  rounds: number;
  note: (text: string) => void;
}

export interface QueueRounds {
  place: string;
  workers: number;
  rounds: Round[];
}

const workersCompared = [1, 2] as const;

/** Empties the same queue with one and with two workers, in turns, on both databases. */
export const runQueues = async ({
  pictures,
  rounds,
  note,
}: QueueOptions): Promise<QueueRounds[]> => {
  note("making pictures");
  const made = await makeImages(pictures);
  const directory = mkdtempSync(join(tmpdir(), "bench-queue-"));
  const engines = workersCompared.map((workers) => createEmbeddedEngine(workers));
  const results: QueueRounds[] = [];
  try {
    for (const open of [openSqlite, openPostgres]) {
      const place = await open();
      try {
        const services = servicesOf(place, directory);
        const queued = await addImages(services, made);
        const all = workersCompared.map((workers) => ({
          place: place.name,
          workers,
          rounds: new Array<Round>(),
        }));
        for (let round = 0; round <= rounds; round += 1)
          for (const [at, { workers, rounds: kept }] of all.entries()) {
            const one = await emptyQueue(services, queued, { engine: engines[at]!, workers });
            note(`${place.name}, ${workers}: ${one.perSecond.toFixed(2)} pictures a second`);
            if (round > 0) kept.push(one);
          }
        results.push(...all);
      } finally {
        await place.close();
      }
    }
  } finally {
    for (const engine of engines) await engine.close();
    rmSync(directory, { recursive: true, force: true });
  }
  return results;
};
