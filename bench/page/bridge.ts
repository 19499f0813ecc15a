import type { Adapter } from "../frameworks/adapter.ts";
import { readConfig } from "./config.ts";

/** The page talks to the command through plain requests, so that no debugger has to be attached. */
export const config = readConfig();

const post = async (path: string, body: unknown): Promise<string> => {
  const answer = await fetch(`/${path}/${config.id}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return answer.text();
};

/** Waits until the command has done what the name says (read counters, collected garbage). */
export const mark = (name: string): Promise<string> => post("mark", name);
export const result = (figures: unknown): Promise<string> => post("result", figures);

/** The page's part of a measure: returns figures to the command. */
export type PageMeasure = (
  adapter: Adapter,
  slot: HTMLElement,
  parameters: Record<string, number | boolean | string>,
) => Promise<unknown>;
