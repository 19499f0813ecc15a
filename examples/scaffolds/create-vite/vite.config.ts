import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import qiankun from 'vite-plugin-qiankun'

// https://vite.dev/config/
export default defineConfig({
  base: 'http://localhost:7100/create-vite/',
  // @ts-expect-error the plug-in's types are those of a CommonJS package
  plugins: [react(), qiankun('create-vite', {})],
})
