self.webpackChunkPains.push([
  "webpack-lazy",
  { text: "lazily from " + document.currentScript.src },
]);
