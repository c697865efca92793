import type { RouterContextProvider } from 'react-router'
import {
  ENTRIES_A_KIND,
  isFound,
  type PaletteEntry,
} from '#app/features/dashboard/palette/palette.ts'
import { paletteTexts } from '#app/features/dashboard/palette/palette-texts.ts'
import type { Address, FixedAddress } from '#app/addresses.ts'
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
  const mayOpen = (address: Address) => {
    const right = rightFor(address, 'GET')
    return right !== null && may(context, right)
  }
  const actions = actionEntries(search, mayOpen)
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
    ...(mayOpen('/dashboard/content/:type/:id') ? findPeople(services, search) : none),
    ...(may(context, 'read-facts') ? findFacts(services, search, mayOpen) : none),
    ...images,
    ...findPages(services, search),
  ]
}

function actionEntries(search: string, mayOpen: (address: Address) => boolean): PaletteEntry[] {
  return ACTIONS.filter(([, address]) => address === '/' || mayOpen(address))
    .map(([name, address]) => entry('action', paletteTexts.actions[name], '', address))
    .filter(({ title }) => isFound(search, [title]))
}

const ACTIONS: readonly [keyof typeof paletteTexts.actions, FixedAddress][] = [
  ['newPost', '/dashboard/blog/new'],
  ['upload', '/dashboard/images'],
  ['categories', '/dashboard/categories'],
  ['trash', '/dashboard/trash'],
  ['importPosts', '/dashboard/import'],
  ['changes', '/dashboard/content/changes'],
  ['invite', '/dashboard/staff'],
  ['password', '/dashboard/account/password'],
  ['help', '/dashboard/help'],
  ['site', '/'],
]
