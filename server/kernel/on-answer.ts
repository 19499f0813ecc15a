import type { Endpoint } from "@console-shell/contract";
import type { Caller } from "./call.ts";

/** One call of the contract that has been answered, with success or without. */
export interface AnswerEvent {
  endpoint: Endpoint;
  status: number;
  milliseconds: number;
  /** Null for a call without a session. */
  operatorId: string | null;
  /** Null for a call without a key that works. */
  caller: Caller | null;
  /** The instant at which the call arrived. */
  at: number;
}

/** Runs after the answer has left, so it delays nobody; it must not throw. */
export type AnswerListener = (event: AnswerEvent) => void;
