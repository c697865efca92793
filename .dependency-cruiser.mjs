// Feature-to-feature imports are an error unless the edge stands here, with its reason.
const declaredEdges = {
  entries: ['rich-text'], // texts of entries are compared as they read
  // a post is an entry, shows an image, quotes a legal fact, is written in Markdown, has links to its preview, and names a lawyer
  posts: ['entries', 'images', 'facts', 'rich-text', 'preview-links', 'content'],
  // the editor of posts, which says what a role may not save
  'post-editor': ['posts', 'entries', 'images', 'facts', 'rich-text', 'content', 'auth'],
  content: ['entries', 'facts', 'tools'], // a record is an entry; the legal facts that ship are records; a tool reads a bulletin
  images: ['rich-text'], // the image library shows uploads as the editor does
  pages: ['content'], // which pages the firm's records make
  // structured data names somebody of the firm by their page, and leaves out a figure that is over
  seo: ['pages', 'content', 'facts'],
  // a page is composed from what the firm has written, quotes a legal fact, and prints Markdown and images
  site: ['content', 'pages', 'facts', 'images', 'rich-text'],
  // its texts quote legal facts and keep the rules for figures; its drafts have links to a preview; its fields choose images
  'content-editor': [
    'entries',
    'content',
    'pages',
    'facts',
    'preview-links',
    'images',
    'rich-text',
    'tools', // its check of a bulletin
  ],
  // the dashboard without a backend follows the same rules as the server
  demo: ['posts', 'post-editor', 'entries', 'images', 'auth'],
  // what the operator is told: counts of messages and emails, overdue figures and notices, how old the backups are
  operations: ['inbox', 'email', 'facts', 'backup', 'content'],
  // what waits for the staff, counted where it is stored
  overview: ['entries', 'posts', 'inbox', 'email', 'facts', 'content', 'content-editor', 'visits'],
  // an imported text becomes a post by the rules of a paste, its images go through the upload
  // and an export can be read again
  import: ['posts', 'images', 'rich-text', 'export'],
  export: ['posts'], // its posts as files
  inbox: ['email'], // a message is stored together with the email that announces it
}

const feature = '^app/features/([^/]+)/'
const server = '\\.server\\.tsx?$'
const test = '\\.test\\.'
const react = 'node_modules/(react|react-dom|react-router)/'
const pureFeatureFile = {
  path: '^app/features/.+\\.ts$',
  pathNot: [server, test, '/ui/'],
}

const edgeRules = Object.entries(declaredEdges).map(([from, to]) => ({
  name: `feature-${from}-stays-in-its-edges`,
  severity: 'error',
  from: { path: `^app/features/${from}/`, pathNot: test },
  to: { path: feature, pathNot: [from, ...to].map((name) => `^app/features/${name}/`) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable-import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:react-router/'] },
    },
    ...edgeRules,
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: {
        path: feature,
        pathNot: [`^app/features/(?:${Object.keys(declaredEdges).join('|')})/`, test],
      },
      to: { path: feature, pathNot: '^app/features/$1/' },
    },
    {
      name: 'nothing-imports-a-route',
      comment:
        'Routes meet in app/routes.ts, by name. What two of them share stands beside them or in a feature.',
      severity: 'error',
      from: { path: '^(app|server\\.ts|bin)', pathNot: ['^app/routes/', test] },
      to: { path: '^app/routes/' },
    },
    {
      name: 'mock-only-where-nothing-is-behind',
      comment:
        'The mock sign-in and the store of the browser are reached only from the routes of a site with no backend and from the script that such a site adds to every page; no other build holds them (decision 20).',
      severity: 'error',
      from: {
        path: '^(app|server\\.ts|bin)',
        pathNot: [
          '^app/features/demo/',
          '^app/routes/demo/',
          '^app/application/no-backend\\.client\\.ts$',
          test,
        ],
      },
      to: { path: '^app/features/demo/' },
    },
    {
      name: 'features-know-no-composition',
      comment:
        'Features are given what they need; only routes and the root know how the parts are put together. Everybody knows the addresses.',
      severity: 'error',
      from: { path: '^app/(features|ui|platform|integrations)/', pathNot: test },
      to: { path: '^app/([^/]+$|server/|application/)', pathNot: '^app/addresses\\.ts$' },
    },
    {
      name: 'foundations-know-no-feature',
      severity: 'error',
      from: { path: '^app/(ui|platform|integrations)/', pathNot: test },
      to: { path: '^app/(features|routes)/' },
    },
    {
      name: 'browser-code-reaches-no-server-code',
      severity: 'error',
      from: {
        path: ['^app/ui/', '^app/features/.+/ui/', '^app/(entry|application)\\.client'],
        pathNot: [server, test],
      },
      to: { path: [server, '^app/platform/db/', '^db/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'post.ts and its like: no React, no router, no database, no server file.',
      severity: 'error',
      from: pureFeatureFile,
      to: {
        path: [server, react, 'node_modules/(kysely|pg)/', '^db/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-use-no-node-builtin',
      severity: 'error',
      from: pureFeatureFile,
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-modules-do-not-speak-http',
      severity: 'error',
      from: { path: `^app/features/.+${server}` },
      to: { path: react },
    },
    {
      name: 'features-see-ports-not-vendors',
      severity: 'error',
      from: { path: '^app/features/', pathNot: test },
      to: { path: `^app/integrations/.*${server}` },
    },
    {
      name: 'ui-is-only-ui',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: test },
      to: { path: '^app/(integrations|platform)/' },
    },
    {
      name: 'routes-write-no-queries',
      severity: 'error',
      from: { path: '^app/routes/' },
      to: { path: ['node_modules/(kysely|pg)/', '^app/platform/db/', '^db/'] },
    },
    {
      name: 'platform-knows-no-framework',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: ['^app/platform/http/', test] },
      to: { path: react },
    },
    {
      name: 'one-vendor-one-folder',
      comment: 'A supplier package is imported only where it is wrapped.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/integrations/', test] },
      to: {
        path: ['node_modules/(nodemailer|@emailjs|aws4fetch)/', '^(nodemailer|@emailjs|aws4fetch)'],
      },
    },
    {
      name: 'sign-in-library-in-one-feature',
      severity: 'error',
      from: { path: '^(app|server\\.ts)', pathNot: '^app/features/auth/' },
      to: { path: 'node_modules/(better-auth|@better-auth)/' },
    },
    {
      name: 'database-driver-in-one-folder',
      severity: 'error',
      from: { path: '^(app|server\\.ts)', pathNot: '^app/platform/db/' },
      to: { path: ['node_modules/pg/', '^(node:)?sqlite$'] },
    },
    {
      name: 'request-handler-knows-no-product',
      comment: 'server.ts answers what any site answers; the product comes to it as the built app.',
      severity: 'error',
      from: { path: '^server\\.ts$' },
      to: { path: '^app/(features|routes|ui|integrations)/' },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { path: '^(app|db|server\\.ts)', pathNot: test },
      to: { path: ['^test/', test] },
    },
    {
      name: 'production-needs-no-development-tool',
      severity: 'error',
      from: { path: '^(app|db|server\\.ts)', pathNot: [test, '^app/routes\\.ts$'] },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no compiler API yet; swc reads .ts and .tsx
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
