// A plug-in, as they were written: on $.fn, for whatever jQuery the page has.
(function ($) {
  $.fn.counter = function () {
    return this.each(function () {
      var count = 0;
      var $button = $(this).text("Count: 0");
      $button.bind("click.counter", function () {
        count += 1;
        $button.text("Count: " + count);
      });
    });
  };
})(jQuery);
