// Does all that takes a declaration, and says how each went.
const here = (file) => new URL(file, import.meta.url).href;
const outcome = async (act) => {
  try {
    return await act();
  } catch (error) {
    return `${error.name} ${error.need ?? ""}`.trim();
  }
};
const heard = (worker) =>
  new Promise((resolve, reject) => {
    const port = worker.port ?? worker;
    port.addEventListener("message", ({ data }) => resolve(data));
    port.start?.();
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("error event"));
    });
  });
const blob = () =>
  URL.createObjectURL(new Blob(["postMessage('blob')"], { type: "text/javascript" }));

export const results = {};
// A realm has this module of its own.
if (window.frameElement?.title === "realm") globalThis.results = results;
export const mount = async ({ container, other, third, secure }) => {
  const address = `${third}/fixtures/needs/app/font.css`;
  results.fetch = await outcome(async () => (await fetch(address)).status);
  results.beacon = await outcome(async () => (await fetch(address, { keepalive: true })).status);
  results.request = await outcome(
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open("GET", address);
        request.addEventListener("load", () => resolve(request.status));
        request.addEventListener("error", () => resolve("error"));
        request.send();
      }),
  );
  results.events = await outcome(() => new EventSource(`${address}?hang`).close());
  results.transport = await outcome(() => {
    const transport = new WebTransport(secure);
    for (const end of [transport.ready, transport.closed]) end.catch(() => {});
    transport.close();
  });
  results.entries = await outcome(
    async () => (await fetch(`${other}/fixtures/needs/app/font.css`)).status,
  );
  results.blob = await outcome(() => heard(new Worker(blob())));
  results.classic = await outcome(() => heard(new Worker(here("worker.js"))));
  results.module = await outcome(() => {
    const worker = new Worker(here("module-worker.js"), { type: "module" });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage("told at once");
    return heard(worker);
  });
  results.sharedModule = await outcome(() =>
    heard(new SharedWorker(here("shared-module.js"), { type: "module" })),
  );
  results.shared = await outcome(() => heard(new SharedWorker(here("shared-worker.js"))));
  results.sharedAgain = await outcome(() => heard(new SharedWorker(here("shared-worker.js"))));
  results.stranger = await outcome(() =>
    heard(new Worker(`${third}/fixtures/needs/app/worker.js`)),
  );

  const p = (level) => `<p style="color: rgb(${level}, 0, 0); margin: 0"></p>`;
  const place = container.appendChild(document.createElement("div"));
  const put = (write) => {
    const target = place.appendChild(document.createElement("section"));
    write(target.appendChild(document.createElement("div")), target);
  };
  put((div) => (div.innerHTML = `${p(1)}<b title=" style=x"> style = x</b>`));
  put((div) => (div.outerHTML = p(2)));
  put((div) => div.insertAdjacentHTML("afterend", p(3)));
  put((div) => {
    const template = document.createElement("template");
    template.innerHTML = p(4);
    div.append(document.importNode(template.content, true));
  });
  put((div) =>
    div.appendChild(document.createElement("p")).setAttribute("style", "color: rgb(5, 0, 0)"),
  );
  put((div) => {
    div.innerHTML = `<svg><g></g></svg>`;
    div.querySelector("g").innerHTML = `<text style="color: rgb(6, 0, 0)">x</text>`;
  });
  put((div) => div.append(new DOMParser().parseFromString(p(8), "text/html").body.firstChild));
  put((div) => {
    const range = document.createRange();
    range.selectNode(div);
    div.append(range.createContextualFragment(p(9)));
  });
  put((div) => {
    div.innerHTML = `<template>${p(10)}</template>`;
    div.append(document.importNode(div.firstChild.content, true));
  });
  put((div) => {
    const root = div.attachShadow({ mode: "open" });
    root.innerHTML = p(7);
    div.inside = root.firstChild;
  });
  const styled = () => [
    ...[...place.querySelectorAll("p, text")].map((one) => getComputedStyle(one).color),
    getComputedStyle(place.lastChild.firstChild.inside).color,
  ];
  results.firstStyles = styled().slice(0, 9);
  await new Promise((resolve) => setTimeout(resolve, 50));
  results.styles = styled();
  const { title, textContent } = place.querySelector("b");
  results.text = [title, textContent];
};
