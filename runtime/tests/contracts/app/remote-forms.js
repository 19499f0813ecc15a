/* oxlint-disable -- as the toolchains write it */
// Containers as classic scripts, in the forms that builds give them.
{
  const module = { mount: ({ container }) => container.append("mounted") };
  const container = { init() {}, get: async () => () => module };
  const form = new URL(document.currentScript.src).searchParams.get("form");
  window[form] = {
    // With asyncStartup, or a top-level await.
    aPromise: Promise.resolve(container),
    aDefault: { default: container },
    // It shares nothing, and loads nothing on demand.
    noInit: { get: () => () => module },
  }[form];
}
