import {
  type WaitingName,
  waitingKinds,
  waitingNames,
} from "@console-shell/contract/words/waiting-kinds";
import type { Feature } from "#kernel/call.ts";
import { counter } from "#platform/metrics/registry.ts";
import { type SharedReadNeeds, sharedReadsOf } from "#platform/shared-reads.ts";
import { isOfAll, type Reader, readTally, type Tally } from "./tallies.ts";

const queries = counter("console_waiting_queries_total", "Queries that counted pending items.", [
  "kind",
]);

export type WaitingCounts = Partial<Record<WaitingName, number>>;

/** Counts pending items for many operators at once. */
export interface SharedCounts {
  /** The counts of these kinds for each of the readers, as far as their permissions go; not from before the call. */
  of(
    readers: readonly Reader[],
    kinds?: readonly WaitingName[],
  ): Promise<(reader: Reader) => WaitingCounts>;
}

const mayActOn = ({ permissions }: Reader, kind: WaitingName): boolean =>
  waitingKinds[kind].permissions.every((code) => permissions.has(code));

/** The kinds that a signal to those with a permission is about. */
export const kindsOf = (permissions: ReadonlySet<string>): WaitingName[] =>
  waitingNames.filter((kind) =>
    waitingKinds[kind].permissions.some((code) => permissions.has(code)),
  );

/** The counts that all features of a server share. */
export const sharedCountsOf = (services: SharedReadNeeds): SharedCounts => {
  const tallyFor = (kind: WaitingName, ofAll: boolean): Promise<Tally> =>
    sharedReadsOf(services).read({
      key: `${kind} ${ofAll}`,
      permissions: waitingKinds[kind].permissions,
      read(source) {
        queries.inc({ kind });
        return readTally(kind, { services, source }, { now: services.clock(), ofAll });
      },
    });
  return {
    async of(readers, kinds = waitingNames) {
      const wanted = kinds.flatMap((kind) => {
        const allowed = readers.filter((reader) => mayActOn(reader, kind));
        const scopes = new Set(allowed.map((reader) => isOfAll(kind, reader)));
        return Array.from(scopes, (ofAll) => ({ kind, ofAll }));
      });
      const tallies = await Promise.all(
        wanted.map(async (one) => ({ ...one, tally: await tallyFor(one.kind, one.ofAll) })),
      );
      return (reader) =>
        Object.fromEntries(
          tallies
            .filter(({ kind, ofAll }) => mayActOn(reader, kind) && isOfAll(kind, reader) === ofAll)
            .map(({ kind, tally }) => [kind, tally(reader)]),
        );
    },
  };
};

/** Forgets shared counts after each write here: not every change signals, and one's own must show at once. */
export const freshCounts: Feature = (_route, hooks, services) =>
  hooks.onAnswer(({ endpoint: { method }, status }) => {
    if (method !== "GET" && status < 400) sharedReadsOf(services).forget();
  });
