window.aboutJqueryThree = function () {
  return "<h2>About jQuery 3</h2><p>A script that came when it was asked for.</p>";
};
