import type { Right } from '#app/features/auth/roles/roles.ts'
import type { DashboardAddress } from '#app/addresses.ts'

/** What a request to a route needs: `read` to load it, `write` for every other method. */
export type Access = { read: Right; write?: Right }

/** Each route of the dashboard has its line, or the table does not compile. @internal exported for tests */
export const dashboardAccess: Readonly<Record<DashboardAddress, Access>> = {
  '/dashboard': { read: 'read-posts', write: 'publish-posts' },
  '/dashboard/blog/new': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/blog/edit/:id': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/blog/edit/:id/editors/:form': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/blog/edit/:id/review': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/blog/preview': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/blog/links/:id': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/blog/links/:id/:link': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/blog/edit/:id/revisions': { read: 'read-posts' },
  '/dashboard/blog/edit/:id/translations': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/blog/edit/:id/revisions/:revision': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/drafts/:id': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/categories': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/categories/:category': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/bulk': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/samples': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/reviewers': { read: 'settle-reviewers', write: 'settle-reviewers' },
  '/dashboard/trash': { read: 'publish-posts', write: 'publish-posts' },
  '/dashboard/trash/:id': { read: 'publish-posts' },
  '/dashboard/import': { read: 'import-posts', write: 'import-posts' },
  '/dashboard/import/:id': { read: 'import-posts', write: 'import-posts' },
  '/dashboard/blog/duplicate': { read: 'write-drafts', write: 'write-drafts' },
  // Each entry is shown to those who may open where it leads.
  '/dashboard/overview': { read: 'own-account' },
  // The same holds for what is found.
  '/dashboard/palette.json': { read: 'own-account' },
  '/dashboard/help': { read: 'own-account' },
  '/dashboard/content': { read: 'write-content' },
  '/dashboard/content/changes': { read: 'write-content', write: 'publish-content' },
  '/dashboard/content/links.json': { read: 'write-content' },
  '/dashboard/content/preview': { read: 'write-content', write: 'publish-content' },
  '/dashboard/content/preview/:link': { read: 'publish-content', write: 'publish-content' },
  '/dashboard/content/translations': { read: 'write-content' },
  '/dashboard/content/translations/review': { read: 'publish-content', write: 'publish-content' },
  '/dashboard/content/:type': { read: 'write-content' },
  '/dashboard/content/:type/new': { read: 'write-content', write: 'write-content' },
  '/dashboard/content/:type/:id': { read: 'write-content', write: 'write-content' },
  '/dashboard/content/:type/:id/revisions': { read: 'write-content' },
  '/dashboard/content/:type/:id/revisions/:revision': {
    read: 'write-content',
    write: 'write-content',
  },
  '/dashboard/content/:type/:id/:locale': { read: 'write-content', write: 'write-content' },
  '/dashboard/content/:type/:id/:locale/revisions': { read: 'write-content' },
  '/dashboard/content/:type/:id/:locale/revisions/:revision': {
    read: 'write-content',
    write: 'write-content',
  },
  '/dashboard/setup': { read: 'publish-content' },
  '/dashboard/setup/done': { read: 'publish-content' },
  '/dashboard/setup/:step': { read: 'publish-content', write: 'publish-content' },
  '/dashboard/images': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/images/:name': { read: 'read-posts', write: 'write-drafts' },
  '/dashboard/images/upload': { read: 'write-drafts', write: 'write-drafts' },
  '/dashboard/link-targets.json': { read: 'read-posts' },
  '/dashboard/images.json': { read: 'read-posts' },
  '/dashboard/pictures': { read: 'read-posts' },
  '/dashboard/visits': { read: 'read-visits' },
  '/dashboard/visits.csv': { read: 'read-visits' },
  '/dashboard/visits/proof': { read: 'read-visits', write: 'read-visits' },
  '/dashboard/messages': { read: 'work-on-messages', write: 'work-on-messages' },
  '/dashboard/messages/saved-replies': { read: 'work-on-messages', write: 'write-saved-replies' },
  '/dashboard/messages/erasure': { read: 'erase-messages', write: 'erase-messages' },
  '/dashboard/messages/conflict-list': { read: 'clear-conflicts', write: 'clear-conflicts' },
  '/dashboard/messages/:id': { read: 'work-on-messages', write: 'work-on-messages' },
  '/dashboard/messages/:id/erasure': { read: 'erase-messages', write: 'erase-messages' },
  '/dashboard/messages/:id/person': { read: 'work-on-messages', write: 'erase-messages' },
  '/dashboard/messages/:id/person/proof': { read: 'work-on-messages', write: 'work-on-messages' },
  '/dashboard/messages/:id/conflicts': { read: 'clear-conflicts', write: 'clear-conflicts' },
  '/dashboard/messages/:id/export': { read: 'work-on-messages', write: 'work-on-messages' },
  '/dashboard/staff': { read: 'manage-staff', write: 'manage-staff' },
  '/dashboard/account': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/email': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/password': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/second-factor': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/second-factor/confirmation': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/second-factor/recovery-codes': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/second-factor/removal': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/sessions': { read: 'own-account', write: 'own-account' },
  '/dashboard/account/sessions/:id': { read: 'own-account', write: 'own-account' },
  '/dashboard/activity': { read: 'read-activity' },
  '/dashboard/activity/proof': { read: 'read-activity', write: 'read-activity' },
  '/dashboard/activity.csv': { read: 'read-activity' },
  '/dashboard/facts': { read: 'read-facts', write: 'change-facts' },
  '/dashboard/facts/pack': { read: 'change-facts', write: 'change-facts' },
  '/dashboard/facts/:fact': { read: 'change-facts', write: 'change-facts' },
  '/dashboard/facts/:fact/revisions': { read: 'change-facts' },
  '/dashboard/facts/:fact/revisions/:revision': { read: 'change-facts', write: 'change-facts' },
  '/dashboard/facts/:fact/:locale': { read: 'change-facts', write: 'change-facts' },
  '/dashboard/facts/:fact/:locale/revisions': { read: 'change-facts' },
  '/dashboard/facts/:fact/:locale/revisions/:revision': {
    read: 'change-facts',
    write: 'change-facts',
  },
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
