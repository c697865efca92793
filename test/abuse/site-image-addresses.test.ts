import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { ask, changePost, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, aVisitor } from '#test/site.ts'

const METADATA = 'http://169.254.169.254/latest/meta-data/'
const visits: string[] = []

// Abuse 1: this listener stands for a machine in the server's network.
const listenOn = (host: string) =>
  openedOnce(async () => {
    const server = createServer((request, response) => {
      visits.push(String(request.url))
      response.writeHead(302, { Location: METADATA }).end()
    }).listen(0, host)
    await once(server, 'listening')
    return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
  })

describe('the address of an image elsewhere', () => {
  const site = openedOnce(() =>
    openWatchedSite('sqlite', { environment: { IMAGE_HOSTS: 'pictures.example.com' } }),
  )

  const ipv4 = listenOn('127.0.0.1')
  const ipv6 = listenOn('::1')

  test('is stored and shown, and the server asks no one for what is there', async () => {
    const addresses = [
      METADATA,
      `http://127.0.0.1:${ipv4.port}/redirect`,
      `http://localhost:${ipv4.port}/images/blog-1.jpg`,
      `http://[::1]:${ipv6.port}/a.png`,
      'https://pictures.example.com/a.jpg',
    ]
    const staff = await aStaffMember(site.origin)
    const { reached, looked } = watchTheNetwork()
    for (const image of addresses) {
      const content = `${aPostForm().content}\n\n![a](${image}) <img src="${image}">`
      const { id, slug } = await savePost(staff, { image, content, published: true })
      const changed = await changePost(staff, id, { image, content, published: true })
      expect(changed.status).toBe(303)
      const reader = aVisitor(site.origin)
      for (const path of ['/blog', `/blog/${slug}`, '/blog?q=receipt'])
        expect((await reader.get(path)).status).toBe(200)
      for (const path of ['/dashboard', `/dashboard/blog/edit/${id}`, `/blog/${slug}`])
        expect((await staff.get(path)).status).toBe(200)
      const row = site.db.selectFrom('blog_posts').select('image').where('id', '=', id)
      expect((await row.executeTakeFirst())?.image).toBe(image)
    }
    vi.restoreAllMocks()
    expect(visits).toEqual([])
    // Other test files in this process have servers on this machine, too.
    const isOther = (address: string) =>
      address.startsWith('127.0.0.1:') && address !== `127.0.0.1:${ipv4.port}`
    expect([...reached].filter((address) => !isOther(address))).toEqual([])
    expect([...looked].filter((host) => host !== 'localhost' && host !== '127.0.0.1')).toEqual([])
  })

  test('is seen by the watch of this test: a request to it would be counted', async () => {
    const { reached } = watchTheNetwork()
    await ask({ port: ipv4.port }, { path: '/seen' })
    vi.restoreAllMocks()
    expect(visits.splice(0)).toEqual(['/seen'])
    expect([...reached]).toContain(`127.0.0.1:${ipv4.port}`)
  })
})

/** `reached` holds addresses such as `127.0.0.1:80`. */
function watchTheNetwork(): { reached: Set<string>; looked: Set<string> } {
  const reached = new Set<string>()
  const looked = new Set<string>()
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given) {
    const texts = JSON.stringify(given)
    const port = /"port":"?(\d+)/.exec(texts)?.[1] ?? given[0]
    reached.add(`${/"host":"([^"]+)"/.exec(texts)?.[1]}:${port}`)
    return connect.apply(this, given as never)
  })
  const lookup = dns.lookup
  vi.spyOn(dns, 'lookup').mockImplementation((...given: Parameters<typeof lookup>) => {
    looked.add(given[0])
    return lookup(...given)
  })
  return { reached, looked }
}
