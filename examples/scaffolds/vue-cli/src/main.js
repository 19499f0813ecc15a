import './public-path'
import { createApp } from 'vue'
import { createRouter, createWebHistory } from 'vue-router'
import App from './App.vue'
import routes from './router'

let app = null
let router = null
let history = null

function render ({ container } = {}) {
  history = createWebHistory(window.__POWERED_BY_QIANKUN__ ? '/vue-cli/' : process.env.BASE_URL)
  router = createRouter({ history, routes })
  app = createApp(App)
  app.use(router).mount(container ? container.querySelector('#app') : '#app')
}

// when run independently
if (!window.__POWERED_BY_QIANKUN__) {
  render()
}

export async function bootstrap () {
  console.log('[vue-cli] bootstrapped')
}

export async function mount (props) {
  render(props)
}

export async function unmount () {
  app.unmount()
  history.destroy()
  app = router = history = null
}
