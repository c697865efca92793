import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../bin/free-port.ts'
import { type Answer, ask } from './ask.ts'
import { startChild, stopChild } from './children.ts'
import { findNginx } from './load.ts'
import { childrenOf } from './process-usage.ts'

const PATIENCE_MS = 10_000
// What nginx writes by itself, or anew for each answer.
const ITS_OWN = /^(date|connection|keep-alive|content-length|content-type|etag|x-request-id)$/i

/**
 * Starts nginx as a server of one page, tuned for just that: no log, one worker, files kept open.
 * @param folder a temporary one, for all that it writes
 * @param page an answer of the site; nginx sends the same bytes with the same headers
 * @param core the only core it may use
 */
export async function startNginx(folder: string, page: Answer, core: number) {
  const program = findNginx()
  if (program === null) throw new Error('nginx is not installed')
  const port = await freePort()
  mkdirSync(path.join(folder, 'www'), { recursive: true })
  writeFileSync(path.join(folder, 'www', 'index.html'), page.body)
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, page))
  const settings = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'errors']
  const child = startChild('taskset', ['-c', String(core), program, ...settings])
  const stop = () => stopChild(child)
  const address = `http://127.0.0.1:${port}/`
  try {
    await waitForSame(address, page)
  } catch (error) {
    await stop()
    throw error
  }
  const [worker = 0] = childrenOf(child.pid ?? 0)
  return { address, pid: worker, stop }
}

function configuration(port: number, page: Answer): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 1000000000;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  types { text/html html; }
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    root www;
    ${headersOf(page).join('\n    ')}
    add_header X-Request-Id $request_id;
  }
}
`
}

function headersOf({ rawHeaders }: Answer): string[] {
  return rawHeaders
    .flatMap((name, index) =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
    )
    .filter(([name]) => !ITS_OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}";`)
}

async function waitForSame(address: string, page: Answer): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      const response = await ask(address)
      if (response.status === 200 && response.body.equals(page.body)) return
      throw new Error(`nginx answers something else (${response.status})`)
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await sleep(50)
    }
  }
}
