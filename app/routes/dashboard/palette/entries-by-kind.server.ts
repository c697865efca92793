import { namedPages } from '#app/features/pages/site-pages.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import {
  ENTRIES_A_KIND,
  isFound,
  type PaletteEntry,
} from '#app/features/dashboard/palette/palette.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { descriptionOf } from '#app/features/images/library.ts'
import { parseReference, searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { findSummaries } from '#app/features/posts/posts.server.ts'
import { findDraftsByText } from '#app/features/posts/search/drafts-by-text.server.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { type Address, pathTo } from '#app/addresses.ts'
import { findImages } from '#app/routes/dashboard/images/image-actions.server.ts'
import type { Services } from '#app/server/services.server.ts'

export function entry(
  kind: PaletteEntry['kind'],
  title: string,
  detail: string,
  href: string,
): PaletteEntry {
  return { kind, title, detail, href }
}

/** By title and excerpt; a draft by its text, too. */
export async function findPosts({ db, now }: Services, search: string): Promise<PaletteEntry[]> {
  const { posts } = await searchPosts(db, { viewer: 'staff', search, limit: ENTRIES_A_KIND })
  const known = new Set(posts.map(({ id }) => id))
  const drafts = posts.length < ENTRIES_A_KIND
  const ids = drafts ? await findDraftsByText(db, search, ENTRIES_A_KIND) : []
  const others = await findSummaries(
    db,
    ids.filter((id) => !known.has(id)),
    'staff',
  )
  return [...posts, ...others].slice(0, ENTRIES_A_KIND).map((post) => {
    const href = pathTo('/dashboard/blog/edit/:id', { id: post.id })
    return entry('post', post.title, statusTexts[statusOf(post, now())], href)
  })
}

/** As the inbox finds them, by reference and name only. */
export async function findMessages(
  services: Services,
  search: string,
  viewer: Viewer,
): Promise<PaletteEntry[]> {
  const { messages } = await searchInbox(services, search, viewer, { after: null, looked: 0 })
  const wanted = parseReference(search)
  return messages
    .filter((message) => !isHiddenFrom(viewer, message))
    .map(({ id, reference, content }) => {
      const name = content.ok ? content.value.name : ''
      return { id, reference, name }
    })
    .filter(({ reference, name }) => reference === wanted || isFound(search, [name]))
    .slice(0, ENTRIES_A_KIND)
    .map(({ id, reference, name }) =>
      entry('message', name || reference, reference, pathTo('/dashboard/messages/:id', { id })),
    )
}

export function findPeople({ site }: Services, search: string): PaletteEntry[] {
  return site('en')
    .list('person')
    .filter(({ data }) => isFound(search, [data.name, data.role]))
    .slice(0, ENTRIES_A_KIND)
    .map(({ id, data }) =>
      entry('person', data.name, data.role, pathOfRecord({ type: 'person', id })),
    )
}

export function findFacts(
  { site, now }: Services,
  search: string,
  mayOpen: (address: Address) => boolean,
): PaletteEntry[] {
  return factsOf(site('en'))
    .filter(({ key, label }) => isFound(search, [key, label]))
    .slice(0, ENTRIES_A_KIND)
    .map((fact) => {
      const href = mayOpen('/dashboard/facts/:fact')
        ? pathOfRecord({ type: 'fact', id: fact.key })
        : `/dashboard/facts#${fact.key}`
      return entry('fact', fact.label, factAt(fact, now()), href)
    })
}

export async function findByDescription(
  services: Services,
  search: string,
): Promise<PaletteEntry[]> {
  const { images } = await findImages(services, { search, after: null, newestFirst: true })
  return images
    .slice(0, ENTRIES_A_KIND)
    .map((image) =>
      entry(
        'image',
        descriptionOf(image) || image.name,
        image.name,
        pathTo('/dashboard/images/:name', { name: image.name }),
      ),
    )
}

export function findPages({ site }: Services, search: string): PaletteEntry[] {
  return namedPages(site('en'), interfaceTexts('en'))
    .filter(({ name, path }) => isFound(search, [name, path]))
    .slice(0, ENTRIES_A_KIND)
    .map(({ name, path }) => entry('page', name, path, path))
}
