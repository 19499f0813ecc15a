// An editor's frame: without an address, written by script, with styles and content of its own.
const style = (level) => `<style>p { color: rgb(${level}, 0, 0) }</style>`;
const framed = async (container, srcdoc, fill) => {
  const frame = document.createElement("iframe");
  if (srcdoc) frame.srcdoc = srcdoc;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  container.append(frame);
  await loaded;
  frame.contentDocument.addEventListener("securitypolicyviolation", () => refused.push(srcdoc));
  fill(frame.contentDocument);
  return frame;
};

export const frames = [];
export const refused = [];
export const mount = async ({ container }) => {
  frames.length = 0;
  const add = async (...input) => frames.push(await framed(container, ...input));
  await add("", (inside) => {
    const element = inside.createElement("style");
    element.textContent = "p { color: rgb(1, 0, 0) }";
    inside.head.append(element);
    inside.body.innerHTML = "<p></p>";
  });
  await add(`${style(2)}<p></p>`, () => undefined);
  await add("", (inside) => {
    inside.open();
    inside.write(`${style(3)}<p></p>`);
    inside.close();
  });
  await add("", (inside) => {
    inside.body.innerHTML = `<p style="color: rgb(4, 0, 0)"></p>`;
  });
};
