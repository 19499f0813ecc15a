// Leaks on purpose, in every way the runtime knows. Each leak either hits again and again (by itself,
// or when the test stirs the page), or says whether it is still there.
const id = import.meta.url.replace(/\W+/g, "-");
const others = await (await fetch("/fixtures/other-origin")).json();
const hanging = (base) => `${base}/fixtures/leaky-app/app/main.js?hang&${id}`;
const probe = () => document.querySelector("#fixture-probe");

/** Calls `again` with itself until nobody does any more. */
const loop = (again) => (hit) => {
  /** @type {() => void} */
  const run = () => {
    hit();
    again(run);
  };
  again(run);
};
/** For the test to stir. */
export const queries = [];
export const ports = [];
const newQuery = () => {
  queries.push(matchMedia("print"));
  return queries.at(-1);
};
const listen = (target, options) => (hit) =>
  target().addEventListener("fixture-ping", hit, options);
const observe = (Observer, options) => (hit) => new (Observer())(hit).observe(probe(), options);
const onMessage = (make) => (hit) => {
  const port = make();
  port.addEventListener("message", hit);
  port.start?.();
};

export const leaks = {
  "a long timeout": loop((run) => setTimeout(() => run(), 20)),
  "a short timeout": loop((run) => setTimeout(() => run(), 1)),
  "a timeout without delay": loop((run) => setTimeout(() => run())),
  "an interval": (hit) => setInterval(() => hit(), 1),
  "a frame": loop((run) => requestAnimationFrame(run)),
  "an idle callback": loop((run) => requestIdleCallback(run, { timeout: 10 })),
  "a task": loop((run) => scheduler.postTask(run, { delay: 20 }).catch(() => {})),
  "a task without delay": loop((run) =>
    scheduler.postTask(run, { priority: "background" }).catch(() => {}),
  ),
  "a listener on window": listen(() => window),
  "a listener on document": listen(() => document, true),
  "a listener on html": (hit) =>
    document.documentElement.addEventListener("fixture-ping", { handleEvent: hit }),
  "a listener on body": listen(() => document.body, { passive: true }),
  "a bare listener": (hit) => addEventListener("fixture-ping", hit, { capture: true }),
  "a listener that runs once": loop((run) =>
    window.addEventListener("fixture-ping", run, { once: true }),
  ),
  "a listener on a media query": (hit) => newQuery().addEventListener("change", hit),
  "an old listener on a media query": (hit) => newQuery().addListener(hit),
  "a listener on the visual viewport": listen(() => visualViewport),
  "a listener on the orientation": listen(() => screen.orientation),
  "a listener on the screen": listen(() => screen),
  "a listener on the cookies": listen(() => cookieStore),
  "a handler of a media query": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    newQuery().onchange = hit;
  },
  "a listener on the fonts": listen(() => document.fonts),
  "a listener on the connection": listen(() => navigator.connection),
  "a listener on the navigation": listen(() => window.navigation),
  "a listener on the service workers": listen(() => navigator.serviceWorker),
  "a listener on the media devices": listen(() => navigator.mediaDevices),
  "a listener to the storage": (hit) => window.addEventListener("storage", hit),
  "a mutation observer": observe(() => MutationObserver, { attributes: true }),
  "a resize observer": observe(() => ResizeObserver),
  "an intersection observer": observe(() => IntersectionObserver),
  "a performance observer": (hit) => new PerformanceObserver(hit).observe({ type: "mark" }),
  "a broadcast channel": onMessage(() => new BroadcastChannel("fixture")),
  "a message channel": (hit) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", hit);
    port1.start();
    ports.push(port2);
  },
  "a worker": onMessage(() => new Worker("/fixtures/leaky-app/app/worker.js")),
  "a shared worker": onMessage(() => new SharedWorker("/fixtures/leaky-app/app/worker.js").port),
  "an event source": () => {
    const source = new EventSource(hanging(others));
    return () => source.readyState !== EventSource.CLOSED;
  },
  "a socket": () => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/fixtures/?${id}`);
    return () => socket.readyState <= WebSocket.OPEN;
  },
  "a peer connection": () => {
    const connection = new RTCPeerConnection();
    return () => connection.signalingState !== "closed";
  },
  "a request": () => {
    let waiting = true;
    fetch(hanging("")).catch(({ name }) => (waiting = name !== "AbortError"));
    return () => waiting;
  },
  "an old request": () => {
    const request = new XMLHttpRequest();
    request.open("GET", hanging(others));
    request.send();
    return () => request.readyState !== XMLHttpRequest.UNSENT;
  },
  "a class of body": () => {
    document.body.classList.add(`leaky${id}`);
    return () => document.body.classList.contains(`leaky${id}`);
  },
  "a class name of html": () => {
    document.documentElement.className = `${document.documentElement.className} leaky${id}`.trim();
    return () => document.documentElement.classList.contains(`leaky${id}`);
  },
  "an attribute of html": () => {
    document.documentElement.setAttribute(`data-one${id}`, "1");
    return () => document.documentElement.hasAttribute(`data-one${id}`);
  },
  "data of body": () => {
    document.body.dataset[`leaky${id.replaceAll("-", "")}`] = "1";
    return () => `leaky${id.replaceAll("-", "")}` in document.body.dataset;
  },
  "a style of body": () => {
    document.body.style.setProperty(`--one${id}`, "1");
    return () => document.body.style.getPropertyValue(`--one${id}`) !== "";
  },
  "a node of body": () => {
    const node = document.createElement("i");
    document.body.append(node);
    return () => node.isConnected;
  },
  "a node of body by its HTML": () => {
    document.body.insertAdjacentHTML("beforeend", `<i id="html${id}"></i>`);
    return () => document.getElementById(`html${id}`) !== null;
  },
  "a node of head by its HTML": () => {
    document.head.insertAdjacentHTML("afterbegin", `<meta name="html${id}">`);
    return () => document.head.querySelector(`[name="html${id}"]`) !== null;
  },
  "a sheet of head": () => {
    const node = document.createElement("style");
    node.textContent = `.leaky${id} { color: red }`;
    document.head.append(node);
  },
};

/** These carry no sign of who set them. */
export const unsigned = {
  "a global": () => {
    window[`leaky${id}`] = 1;
    return () => `leaky${id}` in window;
  },
  "a handler of window": (hit) => {
    window.onlanguagechange = hit;
  },
  "a handler of document": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    document.onselectionchange = hit;
  },
  "a handler of html": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    document.documentElement.onpointerenter = hit;
  },
  "a handler of body": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    document.body.onpointerleave = hit;
  },
  "a handler of the visual viewport": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    visualViewport.onscrollend = hit;
  },
  "a handler of the orientation": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    screen.orientation.onchange = hit;
  },
  "a handler of the screen": (hit) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is tested
    screen.onchange = hit;
  },
};

const hits = new Set();
const theres = {};

const isOneOfTwo = import.meta.url.endsWith("of-two");
export const start = (table = isOneOfTwo ? leaks : { ...leaks, ...unsigned }) => {
  for (const [name, leak] of Object.entries(table)) {
    const there = leak(() => void hits.add(name));
    if (typeof there === "function") theres[name] = there;
  }
};
/** Forgets what has hit so far. */
export const calm = () => hits.clear();
export const alive = () => [...hits, ...Object.keys(theres).filter((name) => theres[name]())];

let mounts = 0;
export const mount = async (host) => {
  // Some of it at once, the rest after an await and in a callback.
  mounts += 1;
  if (mounts % 3 === 1) start();
  else if (mounts % 3 === 2) {
    await (await fetch("/fixtures/other-origin")).text();
    start();
  } else await new Promise((resolve) => setTimeout(() => resolve(start())));
  host.container.append("leaky");
};
