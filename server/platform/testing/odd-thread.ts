// What threads do to test the handling of broken ones.
import { threadId } from "node:worker_threads";

export const answer = (text: string): string => `${text} ${threadId}`;

export const refuse = (text: string): void => {
  throw new Error(text);
};

export const crash = (text: string): Promise<never> =>
  new Promise(() => setImmediate(() => refuse(text)));

export const leave = (code: number): never => process.exit(code);

export const hang = (): Promise<never> => new Promise(() => undefined);
