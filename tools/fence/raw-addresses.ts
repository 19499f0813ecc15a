const served = String.raw`["'\`]\/(?:auth|cc-api|mc-api|api|docs|openapi)\b`;
const attributes = new RegExp(
  String.raw`<(?:[a-z][a-z\d]*|Button)\b[^<]*?\s(?:src|srcSet|href|poster|action)=\{?\s*${served}`,
  "g",
);
const calls = new RegExp(
  String.raw`\b(?:fetch|EventSource|WebSocket|Worker|sendBeacon|open|assign)\(\s*${served}`,
  "g",
);

/**
 * Lines in which a sub-app, or code it is built from, gives the browser a bare path to the console.
 */
export const rawAddresses = (text: string): number[] =>
  [...text.matchAll(attributes), ...text.matchAll(calls)].map(
    ({ 0: found, index }) => text.slice(0, index + found.length).split("\n").length,
  );
