import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import {
  qiankunWindow,
  renderWithQiankun,
  type QiankunProps,
} from 'vite-plugin-qiankun/dist/helper'
import './index.css'
import App from './App.tsx'

let root: Root

const render = ({ container }: QiankunProps) => {
  root = createRoot((container ?? document).querySelector('#root')!)
  root.render(
    <StrictMode>
      <BrowserRouter basename="/create-vite">
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
}

renderWithQiankun({
  bootstrap() {},
  mount: render,
  unmount() {
    root.unmount()
  },
  update() {},
})

if (!qiankunWindow.__POWERED_BY_QIANKUN__) render({})
