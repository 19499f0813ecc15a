// A script of somebody else's, as one gets it: it knows itself by `document.currentScript`, talks
// through globals, and asks its own server by JSONP.
(function () {
  var self = new URL(document.currentScript.src);
  var count = 0;
  window.PainMap = {
    locate: function (place) {
      return new Promise(function (resolve) {
        var name = "painJsonp" + (count += 1);
        window[name] = function (answer) {
          delete window[name];
          script.remove();
          resolve(answer.place + " " + answer.coordinates);
        };
        var script = document.createElement("script");
        script.src = new URL("map-answer.js?callback=" + name + "&place=" + place, self).href;
        document.head.insertBefore(script, document.head.firstChild);
      });
    },
  };
  window[self.searchParams.get("callback")]();
})();
