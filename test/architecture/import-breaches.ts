/** One breach for each rule of `.dependency-cruiser.mjs`: which file imports what. */
export const importBreaches: Record<string, { from: string; imports: string }> = {
  'no-cycles': { from: 'app/platform/a.ts', imports: '#app/platform/b.ts' },
  'no-unresolvable-import': { from: 'app/platform/lost.ts', imports: '#app/platform/nowhere.ts' },
  'feature-blog-stays-in-its-edges': {
    from: 'app/features/blog/wide.ts',
    imports: '#app/features/site/page.ts',
  },
  'feature-contact-stays-in-its-edges': {
    from: 'app/features/contact/wide.ts',
    imports: '#app/features/site/page.ts',
  },
  'feature-site-stays-in-its-edges': {
    from: 'app/features/site/wide.ts',
    imports: '#app/features/blog/post.ts',
  },
  'feature-demo-stays-in-its-edges': {
    from: 'app/features/demo/wide.ts',
    imports: '#app/features/site/page.ts',
  },
  'mock-only-where-nothing-is-behind': {
    from: 'app/session-mock.ts',
    imports: '#app/features/demo/wide.ts',
  },
  'features-are-strangers': {
    from: 'app/features/media/wide.ts',
    imports: '#app/features/blog/post.ts',
  },
  'nothing-imports-a-route': {
    from: 'app/features/blog/ui/jump.tsx',
    imports: '#app/routes/page.ts',
  },
  'features-know-no-composition': {
    from: 'app/features/blog/all.server.ts',
    imports: '#app/services.server.ts',
  },
  'foundations-know-no-feature': {
    from: 'app/platform/wise.ts',
    imports: '#app/features/blog/post.ts',
  },
  'browser-code-reaches-no-server-code': {
    from: 'app/features/blog/ui/peek.tsx',
    imports: '#app/features/blog/posts.server.ts',
  },
  'rules-are-pure': { from: 'app/features/blog/impure.ts', imports: 'react' },
  'rules-use-no-node-builtin': { from: 'app/features/blog/reads-file.ts', imports: 'node:fs' },
  'server-modules-do-not-speak-http': {
    from: 'app/features/blog/answers.server.ts',
    imports: 'react-router',
  },
  'features-see-ports-not-vendors': {
    from: 'app/features/blog/sends.server.ts',
    imports: '#app/integrations/mail/smtp.server.ts',
  },
  'ui-is-only-ui': { from: 'app/ui/clever.tsx', imports: '#app/platform/b.ts' },
  'routes-write-no-queries': { from: 'app/routes/query.ts', imports: 'kysely' },
  'platform-knows-no-framework': { from: 'app/platform/drawn.ts', imports: 'react' },
  'one-vendor-one-folder': { from: 'app/features/blog/mails.server.ts', imports: 'nodemailer' },
  'sign-in-library-in-one-feature': {
    from: 'app/features/blog/knows.server.ts',
    imports: 'better-auth',
  },
  'database-driver-in-one-folder': { from: 'app/features/blog/connects.server.ts', imports: 'pg' },
  'front-door-knows-no-product': { from: 'server.ts', imports: '#app/features/blog/post.ts' },
  'tests-are-leaves': { from: 'app/features/blog/tested.ts', imports: '#test/factory.ts' },
  'production-needs-no-development-tool': {
    from: 'app/features/blog/tooled.server.ts',
    imports: 'vitest',
  },
}

/** What the breaches import, with its text. */
export const importSupport: Record<string, string> = {
  'app/platform/b.ts': "import * as a from '#app/platform/a.ts'\nexport const b = a\n",
  'app/features/site/page.ts': 'export const page = 1\n',
  'app/features/blog/post.ts': 'export const post = 1\n',
  'app/features/blog/posts.server.ts': 'export const posts = 1\n',
  'app/integrations/mail/smtp.server.ts': 'export const smtp = 1\n',
  'app/routes/page.ts': 'export const page = 1\n',
  'app/services.server.ts': 'export const services = 1\n',
  'test/factory.ts': 'export const factory = 1\n',
}
