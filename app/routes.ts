import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

// Two builds use this table, with and without a backend (decision 20).
// oxlint-disable-next-line node/no-process-env -- the build has no other way to say what it is for
const hasBackend = process.env['SITE_BACKEND'] !== 'none'

/** In the order of Spec 2.3 to 2.20; our own additions last. */
export default [
  layout('routes/site/frame.tsx', [...sitePages(), route('*', 'routes/site/not-found.tsx')]),
  hasBackend ? dashboardRoutes() : demoRoutes(),
  ...(hasBackend ? requestRoutes() : [route('search.json', 'routes/demo/search-entries.ts')]),
  route('images/:file', 'routes/media/image.ts'),
  route('og/:file', 'routes/ops/share-image.ts'),
  route('accent/:file', 'routes/ops/accent.ts'),
  route('feed.xml', 'routes/feeds/rss.ts'),
  route('feed.json', 'routes/feeds/json.ts'),
  route('changes/feed.xml', 'routes/feeds/changes.ts'),
  route(':page/:section/steps.html', 'routes/ops/saved-section.ts'),
  route('sitemap.xml', 'routes/ops/sitemap.ts'),
  route('sitemaps/:file', 'routes/ops/sitemap.ts', { id: 'sitemap-file' }),
  route('robots.txt', 'routes/ops/robots.ts'),
  route('manifest.webmanifest', 'routes/ops/manifest.ts'),
] satisfies RouteConfig

function sitePages() {
  return [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('blog', 'routes/blog/list.tsx'),
    route('blog/:post', 'routes/blog/post.tsx'),
    route('blog/category/:category', 'routes/blog/list.tsx', { id: 'blog-category' }),
    ...(hasBackend ? signInRoutes() : [route('login', 'routes/demo/login.tsx')]),
    route('faq', 'routes/site/faq.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('services/:service', 'routes/site/service.tsx'),
    route('about/:person', 'routes/site/person.tsx'),
    route('countries/:country?', 'routes/site/country.tsx'),
    route('fees', 'routes/site/fees.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('glossary', 'routes/site/glossary.tsx'),
    route('answers', 'routes/answers/answers.tsx'),
    route('answers/:answer', 'routes/answers/answer.tsx'),
    route('changes', 'routes/site/changes.tsx'),
    route('visa-bulletin', 'routes/site/visa-bulletin.tsx'),
    route(':page', 'routes/site/plain.tsx'),
    ...(hasBackend ? linkRoutes() : []),
    ...developmentRoutes(),
  ]
}

// The table is made at build time, never at run time.
function developmentRoutes() {
  // oxlint-disable-next-line node/no-process-env -- the build has no other way to say what it is for
  return process.env['NODE_ENV'] === 'production' ? [] : [route('dev/ui', 'routes/dev/ui.tsx')]
}

function signInRoutes() {
  return [
    route('blog/preview/:token', 'routes/blog/preview.tsx'),
    route('preview/:token/*', 'routes/site/preview.tsx'),
    route('login', 'routes/auth/login.tsx'),
    route('login/code', 'routes/auth/login-code.tsx'),
  ]
}

function dashboardRoutes() {
  return layout('routes/dashboard/frame.tsx', [
    route('dashboard', 'routes/dashboard/posts/posts.tsx'),
    ...prefix('dashboard', [
      ...postRoutes(),
      ...setupRoutes(),
      ...recordRoutes(),
      ...officeRoutes(),
    ]),
  ])
}

function postRoutes() {
  return [
    route('blog/new', 'routes/dashboard/editor/new-post.tsx'),
    route('blog/edit/:id', 'routes/dashboard/editor/edit-post.tsx'),
    route('blog/edit/:id/editors/:form', 'routes/dashboard/editor/post-editors.ts'),
    route('blog/edit/:id/review', 'routes/dashboard/editor/review.tsx'),
    route('blog/preview', 'routes/dashboard/editor/post-preview.ts'),
    route('blog/links/:id', 'routes/dashboard/posts/post-links.tsx'),
    route('blog/links/:id/:link', 'routes/dashboard/posts/post-link.ts'),
    ...revisionRoutes('blog/edit/:id', 'post'),
    route('blog/edit/:id/translations', 'routes/dashboard/posts/translations.tsx'),
    route('drafts/:id', 'routes/dashboard/draft.ts'),
    route('bulk', 'routes/dashboard/posts/bulk.tsx'),
    route('samples', 'routes/dashboard/posts/samples.tsx'),
    route('reviewers', 'routes/dashboard/posts/other-reviewers.tsx'),
    route('categories', 'routes/dashboard/posts/categories.tsx'),
    route('categories/:category', 'routes/dashboard/posts/category.tsx'),
    route('trash', 'routes/dashboard/posts/trash.tsx'),
    route('trash/:id', 'routes/dashboard/posts/trashed-post.tsx'),
    route('import', 'routes/dashboard/import/import.tsx'),
    route('import/:id', 'routes/dashboard/import/import-report.tsx'),
    route('blog/duplicate', 'routes/dashboard/posts/duplicate.tsx'),
    route('images', 'routes/dashboard/images/library.tsx'),
    route('images/:name', 'routes/dashboard/images/image.tsx'),
    route('images/upload', 'routes/dashboard/images/upload.ts'),
    route('link-targets.json', 'routes/dashboard/posts/link-targets.ts'),
    route('images.json', 'routes/dashboard/images/library-data.ts'),
    route('pictures', 'routes/dashboard/images/old-address.ts'),
  ]
}

function setupRoutes() {
  return prefix('setup', [
    index('routes/dashboard/content/setup.tsx'),
    route('done', 'routes/dashboard/content/setup-done.tsx'),
    route(':step', 'routes/dashboard/content/setup-step.tsx'),
  ])
}

function recordRoutes() {
  return prefix('content', [
    index('routes/dashboard/content/content.tsx'),
    route('changes', 'routes/dashboard/content/changes.tsx'),
    route('links.json', 'routes/dashboard/content/links.ts'),
    route('preview', 'routes/dashboard/content/preview.tsx'),
    route('preview/:link', 'routes/dashboard/content/preview-link.ts'),
    route('translations', 'routes/dashboard/content/translations.tsx'),
    route('translations/review', 'routes/dashboard/content/review-translations.tsx'),
    route(':type', 'routes/dashboard/content/records.tsx'),
    route(':type/new', 'routes/dashboard/content/new-record.tsx'),
    ...oneRecordRoutes(':type/:id', ''),
    ...oneRecordRoutes(':type/:id/:locale', 'translation-'),
  ])
}

function oneRecordRoutes(path: string, name: string) {
  const at = (end: string, file: string) =>
    route(`${path}${end}`, `routes/dashboard/content/${file}`, {
      id: `${name}${file.replace(/\..*$/, '')}`,
    })
  return [at('', 'record.tsx'), ...revisionRoutes(path, `${name}record`)]
}

function revisionRoutes(path: string, name: string) {
  const at = (end: string, file: string) =>
    route(`${path}/revisions${end}`, `routes/dashboard/entries/${file}.tsx`, {
      id: `${name}-${file}`,
    })
  return [at('', 'revisions'), at('/:revision', 'revision')]
}

function officeRoutes() {
  return [
    route('visits', 'routes/dashboard/visits/visits.tsx'),
    route('visits.csv', 'routes/dashboard/visits/visits-export.ts'),
    route('palette.json', 'routes/dashboard/palette/palette-data.ts'),
    route('help', 'routes/dashboard/help/help.tsx'),
    route('overview', 'routes/dashboard/overview/overview.tsx'),
    route('messages', 'routes/dashboard/inbox/messages.tsx'),
    route('messages/erasure', 'routes/dashboard/inbox/bulk-erasure.tsx'),
    route('messages/saved-replies', 'routes/dashboard/inbox/saved-replies.tsx'),
    route('messages/conflict-list', 'routes/dashboard/inbox/conflict-list.tsx'),
    route('messages/:id', 'routes/dashboard/inbox/message.tsx'),
    route('messages/:id/erasure', 'routes/dashboard/inbox/message-erasure.tsx'),
    route('messages/:id/person', 'routes/dashboard/inbox/message-person.tsx'),
    route('messages/:id/conflicts', 'routes/dashboard/inbox/message-conflicts.ts'),
    route('messages/:id/export', 'routes/dashboard/inbox/message-export.ts'),
    route('staff', 'routes/dashboard/staff/staff.tsx'),
    ...accountRoutes(),
    route('activity', 'routes/dashboard/activity/activity.tsx'),
    route('activity.csv', 'routes/dashboard/activity/activity-export.ts'),
    route('facts', 'routes/dashboard/facts/facts.tsx'),
    route('facts/pack', 'routes/dashboard/facts/law-pack.tsx'),
    ...oneRecordRoutes('facts/:fact', 'fact-'),
    ...oneRecordRoutes('facts/:fact/:locale', 'fact-translation-'),
    ...['visits', 'messages/:id/person', 'activity'].map((page) =>
      route(`${page}/proof`, 'routes/dashboard/account/export-proof.tsx', { id: `${page}/proof` }),
    ),
    route('events', 'routes/dashboard/events.ts'),
  ]
}

function accountRoutes() {
  return [
    route('account', 'routes/dashboard/account/account.tsx'),
    route('account/email', 'routes/dashboard/account/account-email.tsx'),
    route('account/password', 'routes/dashboard/account/account-password.tsx'),
    route('account/second-factor', 'routes/dashboard/account/second-factor.tsx'),
    route(
      'account/second-factor/confirmation',
      'routes/dashboard/account/second-factor-confirmation.tsx',
    ),
    route('account/second-factor/recovery-codes', 'routes/dashboard/account/recovery-codes.tsx'),
    route('account/second-factor/removal', 'routes/dashboard/account/second-factor-removal.tsx'),
    route('account/sessions', 'routes/dashboard/account/own-sessions.ts'),
    route('account/sessions/:id', 'routes/dashboard/account/own-sessions.ts', {
      id: 'own-session',
    }),
  ]
}

function demoRoutes() {
  return layout('routes/demo/frame.tsx', [
    route('dashboard', 'routes/demo/posts.tsx'),
    route('dashboard/blog/new', 'routes/demo/editor.tsx', { id: 'demo-new-post' }),
    route('dashboard/blog/edit/:id', 'routes/demo/editor.tsx', { id: 'demo-edit-post' }),
    route('dashboard/blog/view', 'routes/demo/view-post.tsx'),
    route('dashboard/copy', 'routes/demo/copy.tsx'),
  ])
}

function requestRoutes() {
  return [
    route('contact/token', 'routes/contact/token.ts'),
    route('contact/messages', 'routes/contact/messages.ts'),
    route('session', 'routes/auth/session.ts'),
    route('session/renewal', 'routes/auth/session-renewal.ts'),
    route('logout', 'routes/auth/logout.ts'),
    route('visits', 'routes/visits/visit.ts'),
  ]
}

/** Of links that were sent to somebody. */
function linkRoutes() {
  return [
    route('setup/:token', 'routes/auth/setup.tsx'),
    ...['invitation', 'password-reset', 'email-change'].map((id) =>
      route(`${id}/:token`, 'routes/auth/account-link.tsx', { id }),
    ),
  ]
}
