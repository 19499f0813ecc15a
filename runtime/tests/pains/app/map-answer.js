var painQuery = new URL(document.currentScript.src).searchParams;
window[painQuery.get("callback")]({ place: painQuery.get("place"), coordinates: "30.27 120.15" });
