import type { Right } from '#app/features/auth/roles/roles.ts'
import type { DashboardAddress } from '#app/addresses.ts'

/** What a request to a route needs: `read` to load it, `write` for every other method. */
export type Access = { read: Right; write?: Right }

const both = (right: Right): Access => ({ read: right, write: right })

/** Each route of the dashboard has its line, or the table does not compile. @internal exported for tests */
export const dashboardAccess: Readonly<Record<DashboardAddress, Access>> = {
  '/dashboard': { read: 'read-posts', write: 'publish-posts' },
  '/dashboard/blog/new': both('write-drafts'),
  '/dashboard/blog/edit/:id': both('write-drafts'),
  '/dashboard/blog/edit/:id/editors/:form': both('write-drafts'),
  '/dashboard/blog/edit/:id/review': both('write-drafts'),
  '/dashboard/blog/preview': both('write-drafts'),
  '/dashboard/blog/links/:id': both('publish-posts'),
  '/dashboard/blog/links/:id/:link': both('publish-posts'),
  '/dashboard/blog/edit/:id/revisions': { read: 'read-posts' },
  '/dashboard/blog/edit/:id/translations': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/blog/edit/:id/revisions/:revision': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/drafts/:id': both('write-drafts'),
  '/dashboard/categories': both('publish-posts'),
  '/dashboard/categories/:category': both('publish-posts'),
  '/dashboard/bulk': both('publish-posts'),
  '/dashboard/samples': both('publish-posts'),
  '/dashboard/reviewers': both('settle-reviewers'),
  '/dashboard/trash': both('publish-posts'),
  '/dashboard/trash/:id': { read: 'publish-posts' },
  '/dashboard/import': both('import-posts'),
  '/dashboard/import/:id': both('import-posts'),
  '/dashboard/blog/duplicate': both('write-drafts'),
  // Each entry is shown to those who may open where it leads.
  '/dashboard/overview': { read: 'own-account' },
  // The same holds for what is found.
  '/dashboard/palette.json': { read: 'own-account' },
  '/dashboard/help': { read: 'own-account' },
  '/dashboard/content': { read: 'write-content' },
  '/dashboard/content/changes': { read: 'write-content', write: 'publish-content' },
  '/dashboard/content/links.json': { read: 'write-content' },
  '/dashboard/content/preview': { read: 'write-content', write: 'publish-content' },
  '/dashboard/content/preview/:link': both('publish-content'),
  '/dashboard/content/translations': { read: 'write-content' },
  '/dashboard/content/translations/review': both('publish-content'),
  '/dashboard/content/:type': { read: 'write-content' },
  '/dashboard/content/:type/new': both('write-content'),
  '/dashboard/content/:type/:id': both('write-content'),
  '/dashboard/content/:type/:id/revisions': { read: 'write-content' },
  '/dashboard/content/:type/:id/revisions/:revision': both('write-content'),
  '/dashboard/content/:type/:id/:locale': both('write-content'),
  '/dashboard/content/:type/:id/:locale/revisions': { read: 'write-content' },
  '/dashboard/content/:type/:id/:locale/revisions/:revision': both('write-content'),
  '/dashboard/setup': { read: 'publish-content' },
  '/dashboard/setup/done': { read: 'publish-content' },
  '/dashboard/setup/:step': both('publish-content'),
  '/dashboard/images': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/images/:name': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/images/upload': both('write-drafts'),
  '/dashboard/link-targets.json': { read: 'read-posts' },
  '/dashboard/images.json': { read: 'read-posts' },
  '/dashboard/pictures': { read: 'read-posts' },
  '/dashboard/visits': { read: 'read-visits' },
  '/dashboard/visits.csv': { read: 'read-visits' },
  '/dashboard/visits/proof': both('read-visits'),
  '/dashboard/messages': both('work-on-messages'),
  '/dashboard/messages/saved-replies': { read: 'work-on-messages', write: 'write-saved-replies' },
  '/dashboard/messages/erasure': both('erase-messages'),
  '/dashboard/messages/conflict-list': both('clear-conflicts'),
  '/dashboard/messages/:id': both('work-on-messages'),
  '/dashboard/messages/:id/erasure': both('erase-messages'),
  '/dashboard/messages/:id/person': { read: 'work-on-messages', write: 'erase-messages' },
  '/dashboard/messages/:id/person/proof': both('work-on-messages'),
  '/dashboard/messages/:id/conflicts': both('clear-conflicts'),
  '/dashboard/messages/:id/export': both('work-on-messages'),
  '/dashboard/staff': both('manage-staff'),
  '/dashboard/account': both('own-account'),
  '/dashboard/account/email': both('own-account'),
  '/dashboard/account/password': both('own-account'),
  '/dashboard/account/second-factor': both('own-account'),
  '/dashboard/account/second-factor/confirmation': both('own-account'),
  '/dashboard/account/second-factor/recovery-codes': both('own-account'),
  '/dashboard/account/second-factor/removal': both('own-account'),
  '/dashboard/account/sessions': both('own-account'),
  '/dashboard/account/sessions/:id': both('own-account'),
  '/dashboard/activity': { read: 'read-activity' },
  '/dashboard/activity/proof': both('read-activity'),
  '/dashboard/activity.csv': { read: 'read-activity' },
  '/dashboard/facts': { read: 'read-facts', write: 'change-facts' },
  '/dashboard/facts/pack': both('change-facts'),
  '/dashboard/facts/:fact': both('change-facts'),
  '/dashboard/facts/:fact/revisions': { read: 'change-facts' },
  '/dashboard/facts/:fact/revisions/:revision': both('change-facts'),
  '/dashboard/facts/:fact/:locale': both('change-facts'),
  '/dashboard/facts/:fact/:locale/revisions': { read: 'change-facts' },
  '/dashboard/facts/:fact/:locale/revisions/:revision': both('change-facts'),
  '/dashboard/events': { read: 'own-account' },
}

/**
 * @param pattern as the router writes it, without a slash at its start, or as an address
 * @returns null for a request that no one may make
 */
export function rightFor(pattern: string, method: string): Right | null {
  const access = new Map(Object.entries(dashboardAccess)).get(pattern.replace(/^\/?/, '/'))
  if (!access) return null
  return (method === 'GET' || method === 'HEAD' ? access.read : access.write) ?? null
}
