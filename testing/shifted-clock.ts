import process from "node:process";

// Preloaded into a process: its machine's clock is off by this many milliseconds.
const shift = Number(process.env["CLOCK_SHIFT"]);
const { now } = Date;

const shifted = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, type: typeof Date) =>
    Reflect.construct(target, parameters.length === 0 ? [shifted()] : parameters, type) as Date,
});
Date.now = shifted;
