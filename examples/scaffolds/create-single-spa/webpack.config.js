const { merge } = require("webpack-merge");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const singleSpaDefaults = require("webpack-config-single-spa-react-ts");

module.exports = (webpackConfigEnv, argv) => {
  const defaultConfig = singleSpaDefaults({
    orgName: "acme",
    projectName: "create-single-spa",
    webpackConfigEnv,
    argv,
  });
  // A UMD bundle with its own React, for a page without SystemJS and import map.
  defaultConfig.externals = ["single-spa"];
  defaultConfig.plugins = defaultConfig.plugins.filter(
    ({ constructor }) => constructor.name !== "SystemJSPublicPathWebpackPlugin",
  );

  return merge(defaultConfig, {
    devtool: false,
    output: {
      library: "create-single-spa",
      libraryTarget: "umd",
      chunkLoadingGlobal: "webpackJsonp_create-single-spa",
      publicPath: "auto",
    },
    plugins: [new HtmlWebpackPlugin({ title: "create-single-spa" })],
  });
};
