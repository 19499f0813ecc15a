(function (window, document) {
  var script = document.currentScript;
  var base = script ? script.src.replace(/[^/]*$/, "") : window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
  var pages = (window.jqueryOnePages = {});
  var timer;

  pages.home = function () {
    $("#content").html(
      "<p><button class='counter'></button> <button class='open'>Open dialog</button></p>" +
        "<p>Open for <b class='seconds'>0</b> s</p>",
    );
    $("#content .counter").counter();
    $("#content .open").click(function () {
      $("<div class='popup' role='dialog' aria-label='jQuery 1 dialog'></div>")
        .append("<p>Appended to body</p>")
        .append(
          $("<button>Close</button>").click(function () {
            $(this).parent().remove();
          }),
        )
        .appendTo("body")
        .hide()
        .fadeIn(200);
    });
  };

  function show() {
    if (!/\/about$/.test(window.location.pathname)) return pages.home();
    if (pages.about) return pages.about();
    return $.getScript(base + "about.js", function () {
      pages.about();
    });
  }

  function follow(event) {
    event.preventDefault();
    window.history.pushState(null, "", this.href);
    show();
  }

  function mount() {
    $("#page h1").text("jQuery " + $.fn.jquery);
    $("#page").delegate(".menu a", "click", follow);
    $(window).bind("popstate.jquery-1", show);
    // Nobody ever stops it, nor takes the listeners off: the page used to go away as a whole.
    timer = 0;
    window.setInterval(function () {
      timer += 1;
      $("#content .seconds").text(timer);
    }, 1000);
    $(document).bind("keydown", function (event) {
      if (event.which === 27) $(".popup").remove();
    });
    show();
  }

  window["jquery-1"] = {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: function () {
      mount();
      return Promise.resolve();
    },
    unmount: function () {
      $("#page").empty();
      return Promise.resolve();
    },
  };

  if (!window.__POWERED_BY_QIANKUN__) $(mount);
})(window, document);
