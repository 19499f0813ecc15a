/** A clock that moves only when set. */
export interface TestClock {
  now: () => number;
  set: (now: number) => void;
  advance: (milliseconds: number) => void;
}

/** A clock at 2 March 2026, 09:00 UTC. */
export const testClock = (): TestClock => {
  let instant = Date.UTC(2026, 2, 2, 9);
  return {
    now: () => instant,
    set(now) {
      instant = now;
    },
    advance(milliseconds) {
      instant += milliseconds;
    },
  };
};
