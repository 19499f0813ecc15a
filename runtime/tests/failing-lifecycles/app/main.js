const [, which] = import.meta.url.split("?");
export const calls = [];
let fails = true;
export const recover = () => (fails = false);
const thrown = {};
export const throwIn = (name, what) => (thrown[name] = what);

const step = (name) => async (host) => {
  calls.push(name);
  if (name === "mount") {
    host.container.append("half mounted");
    host.effects.interval(() => calls.push("tick"), 1);
    window.addEventListener("fixture-ping", () => calls.push("ping"));
  }
  await Promise.resolve();
  if (name in thrown) {
    const what = thrown[name];
    delete thrown[name];
    throw what;
  }
  if (fails && which === name) throw new Error(`${name} failed`);
  if (which === "stuck" && name === "mount") await new Promise(() => {});
  if (which === "stuck-unmount" && name === "unmount") await new Promise(() => {});
};
export const bootstrap = step("bootstrap");
export const mount = step("mount");
export const update = step("update");
export const unmount = step("unmount");
