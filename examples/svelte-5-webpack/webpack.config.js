const path = require("path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { name } = require("./package.json");

module.exports = {
  entry: "./src/main.js",
  output: {
    path: path.join(__dirname, "dist"),
    publicPath: `/${name}/`,
    filename: "[name].[contenthash:8].js",
    chunkFilename: "[name].[contenthash:8].js",
    library: name,
    libraryTarget: "umd",
    chunkLoadingGlobal: `webpackJsonp_${name}`,
    clean: true,
  },
  devtool: "source-map",
  resolve: {
    extensions: [".js", ".svelte"],
    mainFields: ["svelte", "browser", "..."],
    conditionNames: ["svelte", "browser", "..."],
  },
  module: {
    rules: [
      {
        test: /\.svelte(\.js)?$/,
        loader: "svelte-loader",
        // Each component brings its styles and adds them to the page when it is first shown.
        options: { emitCss: false, compilerOptions: { css: "injected" } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: "public/index.html" }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
  ],
  performance: { hints: false },
};
