/** Milliseconds between two looks, however often something pokes. */
const least = 100;

interface Work {
  /** Milliseconds between two looks, where nothing pokes. */
  every: number;
  /** Before the first look after a rest. */
  begin: () => Promise<void>;
  look: () => Promise<void>;
  /** Asked before each look; where nobody wants one, it rests. */
  isWanted: () => boolean;
  onError: (error: unknown) => void;
}

export interface Turns {
  /** Begins, unless it goes on already; resolves when what it begins with is done. */
  start: () => Promise<void>;
  /** Looks soon; nothing while it rests. */
  poke: () => void;
  /** Rests for good; resolves when nothing is under way. */
  close: () => Promise<void>;
}

/** Looks again and again, one look after the other, for as long as somebody wants it. */
export const createTurns = ({ every, begin, look, isWanted, onError }: Work): Turns => {
  let begun: Promise<void> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isPoked = false;
  let endedAt = 0;

  const schedule = () => {
    clearTimeout(timer);
    if (!begun || isBusy) return;
    const wait = isPoked ? Math.max(0, endedAt + least - performance.now()) : every;
    timer = setTimeout(turn, wait).unref();
  };

  const run = (work: () => Promise<void>): Promise<void> => {
    isBusy = true;
    const done = work().finally(() => {
      isBusy = false;
      endedAt = performance.now();
      schedule();
    });
    underWay = done.catch(() => undefined);
    return done;
  };

  const turn = () => {
    isPoked = false;
    if (!isWanted()) {
      begun = undefined;
      return;
    }
    void run(look).catch(onError);
  };

  const beginAnew = (): Promise<void> =>
    run(begin).catch((error: unknown) => {
      begun = undefined;
      throw error;
    });

  return {
    start: () => (begun ??= beginAnew()),
    poke() {
      if (!begun) return;
      isPoked = true;
      schedule();
    },
    close() {
      begun = undefined;
      clearTimeout(timer);
      return underWay;
    },
  };
};
