// As wrappers of map SDKs do: one script for the page, remembered, which answers by a callback.
let sdk;
const loadSdk = (from) =>
  (sdk ??= new Promise((resolve) => {
    window.painMapReady = () => resolve(window.PainMap);
    const script = document.createElement("script");
    script.src = `${from}/fixtures/pains/app/map-sdk.js?callback=painMapReady`;
    document.body.append(script);
  }));

export const mount = async ({ container, sdkFrom }) => {
  await loadSdk(sdkFrom);
  container.append(await window.PainMap.locate("Hangzhou"));
};
