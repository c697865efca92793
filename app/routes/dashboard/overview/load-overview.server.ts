import type { RouterContextProvider } from 'react-router'
import {
  type Overview,
  type OverviewRights,
  readOverview,
} from '#app/features/overview/read-overview.server.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, getViewer, may } from '#app/server/session-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Null when it cannot be read; the page around it does without. */
export async function loadOverview(context: Context): Promise<Overview | null> {
  const { db, log, config, now, site, timeZone } = context.get(servicesContext)
  const parts = {
    db,
    userId: getSignedIn(context).user.id,
    site: site('en'),
    translations: offeredLocales(site('en'))
      .filter((locale) => locale !== 'en')
      .map((locale) => site(locale)),
    now: now(),
    timeZone: timeZone(),
    hasBackups: config.backupDir !== null,
  }
  try {
    return await readOverview(parts, rightsIn(context))
  } catch (error) {
    log.error('the overview could not be read', error)
    return null
  }
}

/** The same as those of the pages where an entry leads. */
export function rightsIn(context: Context): OverviewRights {
  return {
    posts: may(context, 'read-posts'),
    publishing: may(context, 'publish-posts'),
    reviewers: may(context, 'settle-reviewers'),
    messages: may(context, 'work-on-messages') ? getViewer(context) : null,
    content: may(context, 'write-content'),
    facts: may(context, 'read-facts'),
    visits: may(context, 'read-visits'),
    // Of the server, like the audit log.
    backups: may(context, 'read-activity'),
  }
}
