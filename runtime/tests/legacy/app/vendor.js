// A library as one would load it from a CDN: it takes the name `$`, which the host has too.
(function (global) {
  global.$ = function (selector) {
    return document.querySelector(selector);
  };
  global.$.owner = "umd";
  global.vendorRan = document.currentScript.src;
})(window);
