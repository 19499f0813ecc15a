const { defineConfig } = require('@vue/cli-service')
const { name } = require('./package')

module.exports = defineConfig({
  transpileDependencies: true,
  publicPath: '/vue-cli/',
  productionSourceMap: false,
  configureWebpack: {
    output: {
      library: `${name}-[name]`,
      libraryTarget: 'umd', // bundle the micro app into umd library format
      chunkLoadingGlobal: `webpackJsonp_${name}`
    }
  }
})
