(function () {
  window.$ = function (selector) {
    return { text: (value) => (document.querySelector(selector).textContent = value) };
  };
  window.$.version = "one";
  window["app-one"] = {
    mount: () => $("#jquery-one").text("with $ one: " + $.version),
    unmount: () => void (window.leftWith = (window.leftWith || []).concat($.version)),
  };
})();
