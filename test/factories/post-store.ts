import type { PostInput } from '#app/features/posts/post.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { type PostQuery, searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { type BusEvent, createBus } from '#app/platform/bus.server.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

/** A database without posts; each reading of its clock moves it by `stepMs`. */
export async function openPostStore(
  kind: DatabaseKind,
  { begin = new Date('2026-11-21T09:00:00Z'), stepMs = 0 }: { begin?: Date; stepMs?: number } = {},
) {
  const { db, close } = await openTestDatabase(kind)
  const events: BusEvent['kind'][] = []
  const clock = { at: begin }
  const pass = (ms: number) => (clock.at = new Date(clock.at.getTime() + ms))
  const services = (name = 'staff@example.com') => {
    const bus = createBus()
    bus.subscribe((event) => events.push(event.kind))
    return { db, bus, now: () => pass(stepMs), actor: { id: 'u1', name }, ...advising }
  }
  return {
    db,
    close,
    events,
    clock,
    pass,
    services,
    create: (changes: Partial<PostInput> = {}) =>
      createPost(services(), aPostInput(changes), { userId: null, submissionId: null }),
    save: (id: string, seenVersion: number, changes: Partial<PostInput> = {}) =>
      updatePost(services(), id, seenVersion, aPostInput(changes)),
    search: (query: Partial<PostQuery> = {}) =>
      searchPosts(db, { viewer: 'staff', limit: 50, ...query }),
    async titles(query: Partial<PostQuery> = {}): Promise<string[]> {
      return (await this.search(query)).posts.map(({ title }) => title)
    },
    async acts(): Promise<string[]> {
      const log = db.selectFrom('audit_log').select(['act', 'subject']).orderBy('at').orderBy('id')
      return (await log.execute()).map(({ act, subject }) => `${act} ${subject}`)
    },
    async empty(): Promise<void> {
      clock.at = begin
      await db.deleteFrom('blog_posts').execute()
      await db.deleteFrom('audit_log').execute()
    },
  }
}

type Page<Item> = { posts: Item[]; nextAfter: string | null }

export async function everyPage<Item>(read: (after: string | null) => Promise<Page<Item>>) {
  const items: Item[] = []
  for (let after: string | null | undefined; after !== null;) {
    const { posts, nextAfter }: Page<Item> = await read(after ?? null)
    items.push(...posts)
    after = nextAfter
  }
  return items
}
