// Preloaded into the programs that `npm run screens` starts: their clock starts at a fixed moment,
// or is stopped, so that ages, greetings and dates are the same in every set of pictures.

const shift = Number(process.env["SCREENS_SHIFT"]);
const stoppedAt = Number(process.env["SCREENS_STOPPED_AT"]);
const now = Date.now.bind(Date);
Date.now = process.env["SCREENS_CLOCK"] === "stopped" ? () => stoppedAt : () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget) as Date,
});
