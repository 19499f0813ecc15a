(function () {
  window.$ = function (selector) {
    return { text: (value) => (document.querySelector(selector).textContent = value) };
  };
  window.$.version = "two";
  window["app-two"] = {
    mount: () => $("#jquery-two").text("with $ two: " + $.version),
    unmount: () => void (window.leftWith = (window.leftWith || []).concat($.version)),
  };
})();
