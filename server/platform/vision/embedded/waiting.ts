import type { Thread } from "./thread.ts";

/** Urgent questions in a row while a patient one waits: what is always asked something indexes still. */
const mostInARow = 16;

export interface Waiter {
  take: (thread: Thread) => void;
  fail: (error: Error) => void;
}

export interface Waiting {
  add(waiter: Waiter, isPatient: boolean): void;
  /** Who is next; it waits no more. */
  next(): Waiter | undefined;
  /** That a question is asked now. */
  count(isPatient: boolean): void;
  /** Whether somebody waits who can't. */
  hasUrgent(): boolean;
  /** Whether a patient one has waited for enough others. */
  isPatientsTurn(): boolean;
  length(): number;
  /** All of them; none waits any more. */
  empty(): Waiter[];
}

/** Those who wait for a thread: urgent ones first, each kind in its order. */
export const createWaiting = (): Waiting => {
  const urgent: Waiter[] = [];
  const patient: Waiter[] = [];
  let inARow = 0;

  const isPatientsTurn = () => patient.length > 0 && inARow >= mostInARow;
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
