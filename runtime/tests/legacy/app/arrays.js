// An IIFE bundle whose global is a declaration, with single-spa's arrays of functions.
// oxlint-disable-next-line no-unused-vars -- the registration names it
var arraysApp = (function () {
  function later(value) {
    return new Promise((resolve) => setTimeout(() => resolve(value)));
  }
  return {
    bootstrap: [async () => (window.arraysSteps = ["bootstrap"])],
    mount: [
      function (props) {
        window.arraysSteps.push("first");
        return later(props);
      },
      function (props) {
        window.arraysSteps.push("second");
        // The helpers of single-spa render into `domElement`.
        props.domElement.textContent = "arrays in " + props.name;
      },
    ],
    unmount: [
      function (props) {
        props.domElement.textContent = "";
      },
    ],
  };
})();
