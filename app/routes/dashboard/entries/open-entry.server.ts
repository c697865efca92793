import { data, type RouterContextProvider } from 'react-router'
import { findRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { openPost } from '#app/routes/dashboard/entries/open-post.server.ts'
import { openSiteRecord } from '#app/routes/dashboard/entries/open-site-record.server.ts'
import type { EarlierText, OpenedEntry } from '#app/routes/dashboard/entries/opened-entry.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

type Context = Readonly<RouterContextProvider>

type Params = Readonly<Record<string, string | undefined>>

/** @throws a 404 response */
export async function openEntry(
  context: Context,
  { type, fact, id = '', locale }: Params,
): Promise<OpenedEntry> {
  if (fact !== undefined) return openSiteRecord(context, { fact, locale })
  return type === undefined ? openPost(context, id) : openSiteRecord(context, { type, id, locale })
}

/** In the place of a version. */
export const SHIPPED = 'default'

/** @throws a 404 response */
export async function findEarlierText(
  context: Context,
  { key, shipped, fitted }: OpenedEntry,
  version = '',
): Promise<EarlierText> {
  if (version === SHIPPED && shipped !== null) return { value: shipped, revision: null }
  const { db } = context.get(servicesContext)
  const revision = /^\d{1,9}$/.test(version) ? await findRevision(db, key, Number(version)) : null
  if (revision === null || !['saved', 'published'].includes(revision.state))
    throw data(null, { status: 404 })
  return { value: fitted(revision.data), revision }
}
