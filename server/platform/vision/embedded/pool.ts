import { type Asking, EngineUnavailable } from "../engine.ts";

/** Maximum requests waiting for a thread; each holds a picture in memory. */
const maxWaiting = 64;
/** Milliseconds that a thread stays reserved for an urgent caller: a sign-in sends one frame after the other. */
const reservedFor = 100;
/** Urgent requests in a row while a patient one waits: indexing continues even under constant load. */
const maxInARow = 16;

export interface Pool {
  /** Runs the work when a thread is free; throws `EngineUnavailable` if too many requests are waiting. */
  run<Result>(work: () => Promise<Result>, asking?: Asking): Promise<Result>;
  /** Rejects waiting and later requests. */
  close(): void;
}

/**
 * Shares a number of threads. Patient requests run when no urgent one is waiting, and not between those of a caller who
 * sends several.
 */
export const createPool = (size: number): Pool => {
  const urgent: PromiseWithResolvers<void>[] = [];
  const patient: PromiseWithResolvers<void>[] = [];
  /** Timers that end the reservation of a thread. */
  const reserved = new Set<NodeJS.Timeout>();
  let free = size;
  let inARow = 0;
  let isClosed = false;

  const isPatientsTurn = () => patient.length > 0 && inARow >= maxInARow;
  const give = () => {
    const next = (isPatientsTurn() ? undefined : urgent.shift()) ?? patient.shift();
    if (next) next.resolve();
    else free += 1;
  };
  const release = (wasPatient: boolean) => {
    if (wasPatient || isPatientsTurn() || urgent.length > 0) return give();
    const timer = setTimeout(() => {
      reserved.delete(timer);
      give();
    }, reservedFor);
    reserved.add(timer);
  };
  const takeFree = (isPatient: boolean): boolean => {
    const [timer] = isPatient ? [] : reserved;
    if (timer) {
      clearTimeout(timer);
      reserved.delete(timer);
    } else if (free > 0) free -= 1;
    else return false;
    return true;
  };
  const acquire = async (isPatient: boolean): Promise<void> => {
    if (isClosed) throw new EngineUnavailable("The embedded engine was closed.");
    if (takeFree(isPatient)) return;
    if (urgent.length + patient.length >= maxWaiting)
      throw new EngineUnavailable("Too many pictures wait for the engine.");
    const turn = Promise.withResolvers<void>();
    (isPatient ? patient : urgent).push(turn);
    await turn.promise;
  };

  return {
    async run(work, { isPatient = false } = {}) {
      await acquire(isPatient);
      inARow = isPatient || patient.length === 0 ? 0 : inARow + 1;
      try {
        return await work();
      } finally {
        if (!isClosed) release(isPatient);
      }
    },
    close() {
      isClosed = true;
      for (const timer of reserved) clearTimeout(timer);
      const closed = new EngineUnavailable("The embedded engine was closed.");
      for (const { reject } of [...urgent.splice(0), ...patient.splice(0)]) reject(closed);
    },
  };
};
