/**
 * Runs in the page before its own scripts: offsets its clock by this many milliseconds, like the
 * server's.
 */
export const shiftClock = (shift: number): void => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + shift;
  window.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget) as Date,
  });
};
