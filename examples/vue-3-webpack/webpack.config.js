const path = require("path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { VueLoaderPlugin } = require("vue-loader");
const { DefinePlugin } = require("webpack");
const { name } = require("./package.json");

module.exports = {
  entry: { app: "./src/main.js" },
  output: {
    path: path.join(__dirname, "dist"),
    publicPath: `/${name}/`,
    filename: "js/[name].[contenthash:8].js",
    library: name,
    libraryTarget: "umd",
    chunkLoadingGlobal: `webpackJsonp_${name}`,
    clean: true,
  },
  devtool: false,
  module: {
    rules: [
      { test: /\.vue$/, loader: "vue-loader" },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      {
        test: /\.svg$/,
        type: "asset/resource",
        generator: { filename: "img/[name].[hash:8][ext]" },
      },
    ],
  },
  // Vue is in a file of its own, as Vue CLI has it.
  optimization: { splitChunks: { chunks: "initial", name: "chunk-vendors" } },
  plugins: [
    new VueLoaderPlugin(),
    new DefinePlugin({
      __VUE_OPTIONS_API__: true,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
    new HtmlWebpackPlugin({ template: "public/index.html" }),
    new MiniCssExtractPlugin({ filename: "css/[name].[contenthash:8].css" }),
  ],
  performance: { hints: false },
};
