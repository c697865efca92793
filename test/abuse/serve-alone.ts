import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '#app/platform/config.server.ts'
import { ROOT } from '#test/fixtures/image-world.ts'
import { serve } from '../../server.ts'

// The site in a process of its own. It says where it is in its first line, then its log follows. Whoever has started it may
// ask for the longest time during which nothing else could run, in milliseconds, since it was last asked.

const server = await serve(readConfig(process.env, ROOT))
process.stdout.write(`${server.address}\n`)

const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
process.on('message', () => {
  process.send?.(loop.max / 1e6)
  loop.reset()
})
