export const calls = [];
export let settle;
export const mount = async (host) => {
  host.container.append("slow");
  await new Promise((resolve) => (settle = resolve));
  host.container.append("late");
  host.effects.interval(() => calls.push("tick"), 1);
};
export const unmount = () => void calls.push("unmount");
