/** Minimum milliseconds between two polls, however often it's notified. */
const minInterval = 100;

interface Work {
  /** Polling interval in milliseconds, without notifications. */
  every: number;
  /** Before the first poll after a pause. */
  begin: () => Promise<void>;
  poll: () => Promise<void>;
  /** Checked before each poll; if nobody wants one, it pauses. */
  isWanted: () => boolean;
  onError: (error: unknown) => void;
}

export interface Poller {
  /** Starts, unless it's running already; resolves when the start is complete. */
  start: () => Promise<void>;
  /** Polls soon; does nothing while paused. */
  notify: () => void;
  /** Stops for good; resolves when no poll is in progress. */
  close: () => Promise<void>;
}

/** A poller: polls one at a time, for as long as somebody wants it. */
export const createPoller = ({ every, begin, poll, isWanted, onError }: Work): Poller => {
  let begun: Promise<void> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isNotified = false;
  let endedAt = 0;

  const schedule = () => {
    clearTimeout(timer);
    if (!begun || isBusy) return;
    const wait = isNotified ? Math.max(0, endedAt + minInterval - performance.now()) : every;
    timer = setTimeout(pollOnce, wait).unref();
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

  const pollOnce = () => {
    isNotified = false;
    if (!isWanted()) {
      begun = undefined;
      return;
    }
    void run(poll).catch(onError);
  };

  const startPolling = (): Promise<void> =>
    run(begin).catch((error: unknown) => {
      begun = undefined;
      throw error;
    });

  return {
    start: () => (begun ??= startPolling()),
    notify() {
      if (!begun) return;
      isNotified = true;
      schedule();
    },
    close() {
      begun = undefined;
      clearTimeout(timer);
      return underWay;
    },
  };
};
