import type { Thread } from "./thread.ts";

/** Urgent requests in a row while a patient one waits: indexing continues even under constant load. */
const maxInARow = 16;

export interface Waiter {
  take: (thread: Thread) => void;
  fail: (error: Error) => void;
}

export interface Waiting {
  add(waiter: Waiter, isPatient: boolean): void;
  /** Removes and returns the next one. */
  next(): Waiter | undefined;
  /** Records that a request has started. */
  count(isPatient: boolean): void;
  /** Whether an urgent one is waiting. */
  hasUrgent(): boolean;
  /** Whether a patient one has waited for enough others. */
  isPatientsTurn(): boolean;
  length(): number;
  /** Removes and returns all of them. */
  empty(): Waiter[];
}

/** The queue of requests for a thread: urgent ones first, each kind in order. */
export const createWaiting = (): Waiting => {
  const urgent: Waiter[] = [];
  const patient: Waiter[] = [];
  let inARow = 0;

  const isPatientsTurn = () => patient.length > 0 && inARow >= maxInARow;
  return {
    add(waiter, isPatient) {
      (isPatient ? patient : urgent).push(waiter);
    },
    next: () => (isPatientsTurn() ? undefined : urgent.shift()) ?? patient.shift(),
    count(isPatient) {
      inARow = isPatient || patient.length === 0 ? 0 : inARow + 1;
    },
    hasUrgent: () => urgent.length > 0,
    isPatientsTurn,
    length: () => urgent.length + patient.length,
    empty: () => [...urgent.splice(0), ...patient.splice(0)],
  };
};
