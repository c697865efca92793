import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // Small files stay files: inlined ones would be paid again on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(isSsrBuild && { rolldownOptions: { input: './app/app.server.ts' } }),
  },
}))
