import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Small files stay files: inlined ones would be paid again on every page.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    // The server's entry is ours, with the framework's build inside it.
    ssr: { build: { rolldownOptions: { input: './app/app.server.ts' } } },
  },
})
