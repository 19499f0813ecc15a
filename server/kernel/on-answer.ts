import type { Endpoint } from "@console-shell/contract";
import type { Caller, Session } from "./session.ts";
import type { Refusal } from "./refusal.ts";

/** An answered call of the contract, successful or not. */
export interface AnswerEvent {
  endpoint: Endpoint;
  status: number;
  milliseconds: number;
  /** Null for a call without a session. */
  operatorId: string | null;
  /** Null for a call without a valid key. */
  caller: Caller | null;
  session: Session | null;
  url: string;
  /** The error of the response. */
  refusal: Refusal | null;
  /** The call's time of arrival. */
  at: number;
}

/** Runs after the response was sent, so it delays nobody; it must not throw. */
export type AnswerListener = (event: AnswerEvent) => void;
