import type { RuntimeEvent } from "@console-shell/runtime";

/** How many events are kept: a few visits' worth. */
const kept = 50;

/** The runtime's recent events, for troubleshooting. */
export interface EventLog {
  note(event: RuntimeEvent): void;
  /** A sub-app's recent events, oldest first: `loading after 12 ms`, `unmounting after 3 ms: …`. */
  of(name: string): string[];
}

const told = ({ state, phase, duration, error }: RuntimeEvent): string => {
  const step = `${state} after ${Math.round(duration)} ms`;
  if (error === undefined) return step;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
  return `${step}: ${phase}: ${what}`;
};

export const createEventLog = (): EventLog => {
  // As text: an error from a realm would keep its whole frame in memory.
  const events: { app: string; text: string }[] = [];
  return {
    note(event) {
      events.push({ app: event.app, text: told(event) });
      if (events.length > kept) events.shift();
    },
    of: (name) => events.flatMap(({ app, text }) => (app === name ? [text] : [])),
  };
};
