jqueryOnePages.about = function () {
  $("#content").html("<h2>About jQuery 1</h2><p>A script that came when it was asked for.</p>");
};
