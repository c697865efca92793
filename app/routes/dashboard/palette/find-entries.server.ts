import type { RouterContextProvider } from 'react-router'
import { CONTENT } from '#app/features/content-editor/record-paths.ts'
import {
  ENTRIES_A_KIND,
  isFound,
  type PaletteEntry,
} from '#app/features/dashboard/palette/palette.ts'
import { paletteTexts } from '#app/features/dashboard/palette/palette-texts.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { descriptionOf } from '#app/features/images/library.ts'
import { parseReference, searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { findSummaries } from '#app/features/posts/posts.server.ts'
import { findDraftsByText } from '#app/features/posts/search/drafts-by-text.server.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { namedPages } from '#app/features/site/named-pages.ts'
import { findImages } from '#app/routes/dashboard/images/image-actions.server.ts'
import { rowsOf } from '#app/routes/dashboard/inbox/message-views.server.ts'
import { rightFor } from '#app/server/access/dashboard-access.ts'
import { sectionsFor } from '#app/server/access/require-right.server.ts'
import { type Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, may } from '#app/server/session-context.server.ts'

/** Only what the role may open; without a search, what can be done and the sections. */
export async function findEntries(
  context: Readonly<RouterContextProvider>,
  search: string,
): Promise<PaletteEntry[]> {
  const services = context.get(servicesContext)
  const mayOpen = (href: string) => {
    const right = rightFor(href.split('?')[0] ?? '', 'GET')
    return right !== null && may(context, right)
  }
  const actions = actionEntries(search).filter(({ href }) => href === '/' || mayOpen(href))
  const sections = sectionsFor(getSignedIn(context).role, 0)
    .map(({ href, label }) => entry('page', label, '', href))
    .filter(({ title }) => isFound(search, [title]))
  if (search === '') return [...actions, ...sections]
  const none: PaletteEntry[] = []
  const found = await Promise.all([
    may(context, 'read-posts') ? findPosts(services, search) : none,
    may(context, 'work-on-messages') ? findMessages(services, search) : none,
    may(context, 'read-posts') ? findByDescription(services, search) : none,
  ])
  const [posts, messages, images] = found
  return [
    ...actions.slice(0, ENTRIES_A_KIND),
    ...sections,
    ...posts,
    ...messages,
    ...(mayOpen(`${CONTENT}/person/x`) ? findPeople(services, search) : none),
    ...(may(context, 'read-facts') ? findFacts(services, search, mayOpen) : none),
    ...images,
    ...findPages(services, search),
  ]
}

function entry(
  kind: PaletteEntry['kind'],
  title: string,
  detail: string,
  href: string,
): PaletteEntry {
  return { kind, title, detail, href }
}

function actionEntries(search: string): PaletteEntry[] {
  return Object.entries(ACTIONS)
    .map(([name, href]) => {
      const title = paletteTexts.actions[name as keyof typeof ACTIONS]
      return entry('action', title, '', href)
    })
    .filter(({ title }) => isFound(search, [title]))
}

const ACTIONS: Readonly<Record<keyof typeof paletteTexts.actions, string>> = {
  newPost: '/dashboard/blog/new',
  upload: '/dashboard/images',
  filters: '/dashboard/filters',
  categories: '/dashboard/categories',
  trash: '/dashboard/trash',
  changes: `${CONTENT}/changes`,
  invite: '/dashboard/staff',
  password: '/dashboard/account/password',
  help: '/dashboard/help',
  site: '/',
}

/** By title and excerpt; a draft by its text, too. */
async function findPosts({ db, now }: Services, search: string): Promise<PaletteEntry[]> {
  const { posts } = await searchPosts(db, { viewer: 'staff', search, limit: ENTRIES_A_KIND })
  const known = new Set(posts.map(({ id }) => id))
  const drafts = posts.length < ENTRIES_A_KIND
  const ids = drafts ? await findDraftsByText(db, search, ENTRIES_A_KIND) : []
  const others = await findSummaries(
    db,
    ids.filter((id) => !known.has(id)),
    'staff',
  )
  return [...posts, ...others]
    .slice(0, ENTRIES_A_KIND)
    .map((post) =>
      entry(
        'post',
        post.title,
        statusTexts[statusOf(post, now())],
        `/dashboard/blog/edit/${post.id}`,
      ),
    )
}

/** As the inbox finds and shows them, by reference and name only. */
async function findMessages(services: Services, search: string): Promise<PaletteEntry[]> {
  const { messages } = await searchInbox(services, search, { after: null, looked: 0 })
  const rows = await rowsOf(services, messages)
  const reference = parseReference(search)
  return rows
    .filter((row) => row.reference === reference || isFound(search, [row.content?.name ?? '']))
    .slice(0, ENTRIES_A_KIND)
    .map((row) =>
      entry(
        'message',
        row.content?.name ?? row.reference,
        row.reference,
        `/dashboard/messages/${row.id}`,
      ),
    )
}

function findPeople({ site }: Services, search: string): PaletteEntry[] {
  return site('en')
    .list('person')
    .filter(({ data }) => isFound(search, [data.name, data.role]))
    .slice(0, ENTRIES_A_KIND)
    .map(({ id, data }) =>
      entry('person', data.name, data.role, `${CONTENT}/person/${encodeURIComponent(id)}`),
    )
}

function findFacts(
  { facts, now }: Services,
  search: string,
  mayOpen: (href: string) => boolean,
): PaletteEntry[] {
  return facts
    .current()
    .filter(({ key, label }) => isFound(search, [key, label]))
    .slice(0, ENTRIES_A_KIND)
    .map((fact) => {
      const all = '/dashboard/facts'
      const href = mayOpen(`${all}/:key`) ? `${all}/${fact.key}` : `${all}#${fact.key}`
      return entry('fact', fact.label, factAt(fact, now()), href)
    })
}

async function findByDescription(services: Services, search: string): Promise<PaletteEntry[]> {
  const { images } = await findImages(services, { search, after: null, newestFirst: true })
  return images
    .slice(0, ENTRIES_A_KIND)
    .map((image) =>
      entry(
        'image',
        descriptionOf(image) || image.name,
        image.name,
        `/dashboard/images/${image.name}`,
      ),
    )
}

function findPages({ site }: Services, search: string): PaletteEntry[] {
  return namedPages(site('en'))
    .filter(({ name, path }) => isFound(search, [name, path]))
    .slice(0, ENTRIES_A_KIND)
    .map(({ name, path }) => entry('page', name, path, path))
}
