import type { RouterContextProvider } from 'react-router'
import { CONTENT } from '#app/features/content-editor/record-paths.ts'
import {
  ENTRIES_A_KIND,
  isFound,
  type PaletteEntry,
} from '#app/features/dashboard/palette/palette.ts'
import { paletteTexts } from '#app/features/dashboard/palette/palette-texts.ts'
import {
  entry,
  findByDescription,
  findFacts,
  findMessages,
  findPages,
  findPeople,
  findPosts,
} from '#app/routes/dashboard/palette/entries-by-kind.server.ts'
import { rightFor } from '#app/server/access/dashboard-access.ts'
import { sectionsFor } from '#app/server/access/require-right.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, getViewer, may } from '#app/server/session-context.server.ts'

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
    may(context, 'work-on-messages') ? findMessages(services, search, getViewer(context)) : none,
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
  categories: '/dashboard/categories',
  trash: '/dashboard/trash',
  importPosts: '/dashboard/import',
  changes: `${CONTENT}/changes`,
  invite: '/dashboard/staff',
  password: '/dashboard/account/password',
  help: '/dashboard/help',
  site: '/',
}
