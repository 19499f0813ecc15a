const path = require("path");
const { AngularWebpackPlugin } = require("@ngtools/webpack");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { DefinePlugin } = require("webpack");
const { name } = require("./package.json");

// What the Angular CLI and single-spa-angular's webpack configuration come to, without the CLI.
module.exports = {
  target: ["web", "es2022"],
  entry: {
    main: { import: "./src/main.single-spa.ts", library: { name, type: "umd" } },
    standalone: "./src/standalone.ts",
  },
  output: {
    path: path.join(__dirname, "dist"),
    filename: "[name].js",
    uniqueName: name,
    clean: true,
  },
  resolve: { extensions: [".ts", ".mjs", ".js"], mainFields: ["es2020", "module", "main"] },
  module: {
    rules: [
      { test: /\.ts$/, loader: "@ngtools/webpack" },
      {
        // Libraries come half compiled.
        test: /\.m?js$/,
        include: /(@angular|single-spa-angular)/,
        resolve: { fullySpecified: false },
        loader: "babel-loader",
        options: {
          compact: false,
          plugins: [
            [require("@angular/compiler-cli/linker/babel").default, { linkerJitMode: false }],
          ],
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new AngularWebpackPlugin({ tsconfig: path.join(__dirname, "tsconfig.json"), jitMode: false }),
    new DefinePlugin({ ngDevMode: "false", ngJitMode: "false", ngI18nClosureMode: "false" }),
    new MiniCssExtractPlugin(),
    new HtmlWebpackPlugin({ template: "src/index.html", inject: false }),
  ],
  performance: { hints: false },
};
