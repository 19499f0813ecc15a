/* oxlint-disable -- an app that knows no host */
// Gives a relative address to everything that accepts one, and says what became of it.
{
  const settled = (target, ...events) =>
    new Promise((resolve) => {
      for (const event of events) target.addEventListener(event, () => resolve(), { once: true });
    });
  const urls = {
    fetch: async () => (await fetch("probe-fetch")).url,
    "fetch with a URL": async () => (await fetch(new URL("probe-url", document.baseURI))).url,
    Request: () => new Request("probe").url,
    "fetch with a Request": async () => (await fetch(new Request("probe-request"))).url,
    XMLHttpRequest: async () => {
      const request = new XMLHttpRequest();
      request.open("GET", "probe-xhr");
      request.send();
      await settled(request, "loadend");
      return request.responseURL;
    },
    EventSource: () => {
      const source = new EventSource("probe");
      source.close();
      return source.url;
    },
    WebSocket: () => {
      const socket = new WebSocket("probe");
      socket.onerror = () => {};
      socket.close();
      return socket.url.replace(/^ws/, "http");
    },
    sendBeacon: () => void navigator.sendBeacon("probe-sendBeacon"),
    Worker: async () => {
      const worker = new Worker("probe-Worker");
      await settled(worker, "error", "message");
      worker.terminate();
    },
    SharedWorker: async () => settled(new SharedWorker("probe-SharedWorker"), "error"),
    FontFace: async () =>
      new FontFace("probe", "url(probe-FontFace)").load().catch(() => undefined),
    Audio: () => new Audio("probe").src,
    "Image, src": () => Object.assign(new Image(), { src: "probe" }).src,
    "img, srcset": () => {
      const image = new Image();
      image.setAttribute("srcset", "probe 1x");
      return image.srcset.split(" ")[0];
    },
    "source, src": () => Object.assign(document.createElement("source"), { src: "probe" }).src,
    "video, poster": () =>
      Object.assign(document.createElement("video"), { poster: "probe" }).poster,
    "track, src": () => Object.assign(document.createElement("track"), { src: "probe" }).src,
    "embed, src": () => Object.assign(document.createElement("embed"), { src: "probe" }).src,
    "object, data": () => Object.assign(document.createElement("object"), { data: "probe" }).data,
    "iframe, setAttribute": () => {
      const frame = document.createElement("iframe");
      frame.setAttribute("src", "probe");
      return frame.src;
    },
    "svg image, href": () => {
      const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
      image.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", "probe");
      return new URL(image.getAttribute("xlink:href"), document.baseURI).href;
    },
    "a, href": () => Object.assign(document.createElement("a"), { href: "probe" }).href,
    "form, action": () => Object.assign(document.createElement("form"), { action: "probe" }).action,
    "import()": async () => (await import("./imported.js")).url,
    "URL without a base": () => {
      try {
        return new URL("probe").href;
      } catch {
        return "throws";
      }
    },
  };
  const probe = async () => {
    const found = {};
    for (const [name, get] of Object.entries(urls)) found[name] = await get();
    return found;
  };
  const app = { probe, mount() {}, render() {}, destroy() {}, init() {} };
  window.probeApp = { ...app, provider: app, get: async () => () => app };
}
