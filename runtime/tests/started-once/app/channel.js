// The scheduler is in a lazy chunk, and `mount` waits for it, as for a first render.
export const channels = [];
export let schedule;

export const mount = async () => {
  ({ schedule } = await import("./scheduler.js"));
  channels.push(new MessageChannel());
  await new Promise((resolve) => schedule(resolve));
};
