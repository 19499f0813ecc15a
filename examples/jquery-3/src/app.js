(function (window, $) {
  var base = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ || "/jquery-3/";
  var template =
    "<h1></h1>" +
    "<nav><a href='/jquery-3'>Home</a> <a href='/jquery-3/about'>About</a></nav>" +
    "<main></main>";
  var home =
    "<p><button class='counter'>Count: 0</button> <button class='open'>Open dialog</button></p>" +
    "<p>Open for <b class='seconds'>0</b> s</p>";
  var dialog =
    "<div class='dialog' role='dialog' aria-label='jQuery 3 dialog'>" +
    "<p>Appended to body</p><button>Close</button></div>";
  var $page;

  // One listener for all the buttons there will ever be: delegated to the document.
  $(document)
    .on("click", "#jquery-3-page .counter", function () {
      var count = Number($(this).data("count") || 0) + 1;
      $(this)
        .data("count", count)
        .text("Count: " + count);
    })
    .on("click", "#jquery-3-page .open", function () {
      $(dialog).appendTo(document.body);
    })
    .on("click", ".dialog button", function () {
      $(this)
        .closest(".dialog")
        .slideUp(150, function () {
          $(this).remove();
        });
    });

  function about() {
    $.getScript(base + "about.js").done(function () {
      $page.find("main").html(window.aboutJqueryThree());
    });
  }

  function show() {
    if (window.location.pathname === "/jquery-3/about") about();
    else $page.find("main").html(home);
  }

  function mount(container) {
    $page = $(container).find("#jquery-3-page").html(template);
    $page.find("h1").text("jQuery " + window.$.fn.jquery);
    $page.find("nav a").on("click", function (event) {
      event.preventDefault();
      window.history.pushState(null, "", this.href);
      show();
    });
    $(window).on("popstate", show);
    window.seconds = 0;
    window.setInterval(function () {
      $page.find(".seconds").text((window.seconds += 1));
    }, 1000);
    show();
  }

  window["jquery-3"] = {
    bootstrap: async function () {},
    mount: async function (props) {
      mount(props.container);
    },
    unmount: async function () {
      $(window).off("popstate", show);
      $page.remove();
    },
  };

  if (!window.__POWERED_BY_QIANKUN__) mount(document);
})(window, jQuery);
