/* oxlint-disable -- as the toolchains write it */
// A library's UMD build, as externals are: the global where there is no CommonJS.
(function (root, factory) {
  typeof exports === "object" && typeof module !== "undefined"
    ? factory(exports)
    : factory((root.vendor = {}));
})(this, function (exports) {
  exports.name = "vendor";
});
