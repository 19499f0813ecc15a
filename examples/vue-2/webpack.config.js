const path = require("path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { VueLoaderPlugin } = require("vue-loader");
const { name } = require("./package.json");

module.exports = {
  entry: "./src/main.js",
  output: {
    path: path.join(__dirname, "dist"),
    publicPath: `/${name}/`,
    filename: "js/[name].[contenthash:8].js",
    library: name,
    libraryTarget: "umd",
    chunkLoadingGlobal: `webpackJsonp_${name}`,
    clean: true,
  },
  module: {
    rules: [
      { test: /\.vue$/, loader: "vue-loader" },
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: ["@babel/preset-env"] },
      },
      {
        test: /\.css$/,
        use: [
          { loader: MiniCssExtractPlugin.loader, options: { esModule: false } },
          { loader: "css-loader", options: { esModule: false } },
        ],
      },
    ],
  },
  plugins: [
    new VueLoaderPlugin(),
    new HtmlWebpackPlugin({ template: "public/index.html" }),
    new MiniCssExtractPlugin({ filename: "css/[name].[contenthash:8].css" }),
  ],
  performance: { hints: false },
};
