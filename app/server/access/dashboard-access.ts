import type { Right } from '#app/features/auth/roles/roles.ts'

/** What a request to a route needs: `read` to load it, `write` for every other method. */
export type Access = { read: Right; write?: Right }

/** By the route's pattern below `/dashboard`. A route that is not here is refused to everyone. @internal exported for tests */
export const dashboardAccess: Readonly<Record<string, Access>> = {
  '': { read: 'read-posts', write: 'publish-posts' },
  'blog/new': { read: 'write-drafts', write: 'write-drafts' },
  'blog/edit/:id': { read: 'write-drafts', write: 'write-drafts' },
  'blog/edit/:id/editors/:form': { read: 'write-drafts', write: 'write-drafts' },
  'blog/edit/:id/review': { read: 'write-drafts', write: 'write-drafts' },
  'blog/preview': { read: 'write-drafts', write: 'write-drafts' },
  'blog/links/:id': { read: 'publish-posts', write: 'publish-posts' },
  'blog/links/:id/:link': { read: 'publish-posts', write: 'publish-posts' },
  'blog/edit/:id/revisions': { read: 'read-posts' },
  'blog/edit/:id/translations': { read: 'read-posts', write: 'write-drafts' },
  'blog/edit/:id/revisions/:revision': { read: 'read-posts', write: 'write-drafts' },
  'drafts/:id': { read: 'write-drafts', write: 'write-drafts' },
  categories: { read: 'publish-posts', write: 'publish-posts' },
  'categories/:category': { read: 'publish-posts', write: 'publish-posts' },
  bulk: { read: 'publish-posts', write: 'publish-posts' },
  samples: { read: 'publish-posts', write: 'publish-posts' },
  reviewers: { read: 'settle-reviewers', write: 'settle-reviewers' },
  trash: { read: 'publish-posts', write: 'publish-posts' },
  'trash/:id': { read: 'publish-posts' },
  import: { read: 'import-posts', write: 'import-posts' },
  'import/:id': { read: 'import-posts', write: 'import-posts' },
  'blog/duplicate': { read: 'write-drafts', write: 'write-drafts' },
  // Each entry is shown to those who may open where it leads.
  overview: { read: 'own-account' },
  // The same holds for what is found.
  'palette.json': { read: 'own-account' },
  help: { read: 'own-account' },
  content: { read: 'write-content' },
  'content/changes': { read: 'write-content', write: 'publish-content' },
  'content/links.json': { read: 'write-content' },
  'content/preview': { read: 'write-content', write: 'publish-content' },
  'content/preview/:link': { read: 'publish-content', write: 'publish-content' },
  'content/translations': { read: 'write-content' },
  'content/translations/review': { read: 'publish-content', write: 'publish-content' },
  'content/:type': { read: 'write-content' },
  'content/:type/new': { read: 'write-content', write: 'write-content' },
  'content/:type/:id': { read: 'write-content', write: 'write-content' },
  'content/:type/:id/revisions': { read: 'write-content' },
  'content/:type/:id/revisions/:revision': { read: 'write-content', write: 'write-content' },
  'content/:type/:id/:locale': { read: 'write-content', write: 'write-content' },
  'content/:type/:id/:locale/revisions': { read: 'write-content' },
  'content/:type/:id/:locale/revisions/:revision': {
    read: 'write-content',
    write: 'write-content',
  },
  setup: { read: 'publish-content' },
  'setup/done': { read: 'publish-content' },
  'setup/:step': { read: 'publish-content', write: 'publish-content' },
  images: { read: 'read-posts', write: 'write-drafts' },
  'images/:name': { read: 'read-posts', write: 'write-drafts' },
  'images/upload': { read: 'write-drafts', write: 'write-drafts' },
  'link-targets.json': { read: 'read-posts' },
  'images.json': { read: 'read-posts' },
  pictures: { read: 'read-posts' },
  visits: { read: 'read-visits' },
  'visits.csv': { read: 'read-visits' },
  'visits/proof': { read: 'read-visits', write: 'read-visits' },
  messages: { read: 'work-on-messages', write: 'work-on-messages' },
  'messages/saved-replies': { read: 'work-on-messages', write: 'write-saved-replies' },
  'messages/erasure': { read: 'erase-messages', write: 'erase-messages' },
  'messages/conflict-list': { read: 'clear-conflicts', write: 'clear-conflicts' },
  'messages/:id': { read: 'work-on-messages', write: 'work-on-messages' },
  'messages/:id/erasure': { read: 'erase-messages', write: 'erase-messages' },
  'messages/:id/person': { read: 'work-on-messages', write: 'erase-messages' },
  'messages/:id/person/proof': { read: 'work-on-messages', write: 'work-on-messages' },
  'messages/:id/conflicts': { read: 'clear-conflicts', write: 'clear-conflicts' },
  'messages/:id/export': { read: 'work-on-messages', write: 'work-on-messages' },
  staff: { read: 'manage-staff', write: 'manage-staff' },
  account: { read: 'own-account', write: 'own-account' },
  'account/email': { read: 'own-account', write: 'own-account' },
  'account/password': { read: 'own-account', write: 'own-account' },
  'account/second-factor': { read: 'own-account', write: 'own-account' },
  'account/second-factor/confirmation': { read: 'own-account', write: 'own-account' },
  'account/second-factor/recovery-codes': { read: 'own-account', write: 'own-account' },
  'account/second-factor/removal': { read: 'own-account', write: 'own-account' },
  'account/sessions': { read: 'own-account', write: 'own-account' },
  'account/sessions/:id': { read: 'own-account', write: 'own-account' },
  activity: { read: 'read-activity' },
  'activity/proof': { read: 'read-activity', write: 'read-activity' },
  'activity.csv': { read: 'read-activity' },
  facts: { read: 'read-facts', write: 'change-facts' },
  'facts/:fact': { read: 'change-facts', write: 'change-facts' },
  'facts/:fact/revisions': { read: 'change-facts' },
  'facts/:fact/revisions/:revision': { read: 'change-facts', write: 'change-facts' },
  'facts/:fact/:locale': { read: 'change-facts', write: 'change-facts' },
  'facts/:fact/:locale/revisions': { read: 'change-facts' },
  'facts/:fact/:locale/revisions/:revision': { read: 'change-facts', write: 'change-facts' },
  events: { read: 'own-account' },
}

// The router's patterns begin without a slash, links with one.
const DASHBOARD = /^\/?dashboard\/?/

/** @returns null for a request that no one may make */
export function rightFor(pattern: string, method: string): Right | null {
  const access = new Map(Object.entries(dashboardAccess)).get(pattern.replace(DASHBOARD, ''))
  if (!access) return null
  return (method === 'GET' || method === 'HEAD' ? access.read : access.write) ?? null
}
