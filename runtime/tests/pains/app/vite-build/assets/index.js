/* oxlint-disable -- as Vite wrote it */
const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f || (m.f = ["./more.js", "./shared.js", "./more.css"]),
) => i.map((i) => d[i]);
import { t as greeting } from "./shared.js";
// picture.svg?no-inline
var picture_default = new URL("picture.svg", import.meta.url).href;
// \0vite/preload-helper.js
var scriptRel = /* @__PURE__ */ (function detectScriptRel() {
  const relList = typeof document !== "undefined" && document.createElement("link").relList;
  return relList && relList.supports && relList.supports("modulepreload")
    ? "modulepreload"
    : "preload";
})();
var assetsURL = function (dep, importerUrl) {
  return new URL(dep, importerUrl).href;
};
var seen = {};
var isCssPreloadUrl = function isCssPreloadUrl(url) {
  return url.pathname.endsWith(".css");
};
var preloadOnce = function preloadOnce(seen, href, preload) {
  if (href in seen) return seen[href];
  const promise = preload();
  if (!promise) {
    seen[href] = void 0;
    return;
  }
  const preloadPromise = promise.then(
    () => {
      seen[href] = void 0;
    },
    (err) => {
      seen[href] = void 0;
      throw err;
    },
  );
  seen[href] = preloadPromise;
  return preloadPromise;
};
var __vitePreload = function preload(baseModule, deps, importerUrl) {
  let promise = Promise.resolve();
  if (deps && deps.length > 0) {
    let preloadedHrefs;
    const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");
    const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
    function allSettled(promises) {
      return Promise.all(
        promises.map((p) =>
          Promise.resolve(p).then(
            (value) => ({
              status: "fulfilled",
              value,
            }),
            (reason) => ({
              status: "rejected",
              reason,
            }),
          ),
        ),
      );
    }
    function importMetaResolve(specifier) {
      if (import.meta.resolve) return new URL(import.meta.resolve(specifier));
      return new URL(
        specifier,
        /** #__KEEP__ */
        import.meta.url,
      );
    }
    promise = allSettled(
      deps
        .map((depString) => {
          depString = assetsURL(depString, importerUrl);
          const dep = importMetaResolve(depString);
          const isCss = isCssPreloadUrl(dep);
          return preloadOnce(seen, dep.href, () => {
            if (preloadedHrefs === void 0) {
              preloadedHrefs = {
                all: /* @__PURE__ */ new Set(),
                styles: /* @__PURE__ */ new Set(),
              };
              const links = document.getElementsByTagName("link");
              for (let i = links.length - 1; i >= 0; i--) {
                const link = links[i];
                preloadedHrefs.all.add(link.href);
                if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href);
              }
            }
            if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
            const link = document.createElement("link");
            link.rel = isCss ? "stylesheet" : scriptRel;
            if (!isCss) link.as = "script";
            link.crossOrigin = "";
            link.href = dep.href;
            if (cspNonce) link.setAttribute("nonce", cspNonce);
            document.head.appendChild(link);
            if (isCss)
              return new Promise((res, rej) => {
                const handleSettle = (e) => {
                  link.removeEventListener("load", handleSettle);
                  link.removeEventListener("error", handleSettle);
                  if (e.type === "error")
                    rej(/* @__PURE__ */ new Error(`Unable to preload CSS for ${dep}`));
                  else res(e);
                };
                link.addEventListener("load", handleSettle);
                link.addEventListener("error", handleSettle);
              });
          });
        })
        .filter((p) => p !== void 0),
    );
  }
  function handlePreloadError(err) {
    const e = new Event("vite:preloadError", { cancelable: true });
    e.payload = err;
    window.dispatchEvent(e);
    if (!e.defaultPrevented) throw err;
  }
  return promise.then((res) => {
    for (const item of res || []) {
      if (item.status !== "rejected") continue;
      handlePreloadError(item.reason);
    }
    return baseModule().catch(handlePreloadError);
  });
};
// main.js
var { forecast } = await Promise.resolve({ forecast: "Sunny" });
var opened;
var mount = ({ container }) => {
  container.innerHTML = `<h2>${greeting}: ${forecast}</h2><img alt=""><button>More</button>`;
  container.querySelector("img").src = picture_default;
  container.querySelector("button").onclick = async () => {
    const { more } = await __vitePreload(
      async () => {
        const { more } = await import("./more.js");
        return { more };
      },
      __vite__mapDeps([0, 1, 2]),
      import.meta.url,
    );
    opened ??= "production";
    container.insertAdjacentHTML("beforeend", `<p class="more">${more} (${opened})</p>`);
  };
};
export { mount };
