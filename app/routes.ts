import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, in the specification's order; our own additions last. */
export default [
  index('routes/site/home.tsx'),
  route('blog', 'routes/blog/list.tsx'),
  route('blog/:post', 'routes/blog/post.tsx'),
  route('blog/category/:category', 'routes/blog/category.tsx'),
  route('login', 'routes/auth/login.tsx'),
  route('services', 'routes/site/services.tsx'),
  route('services/family-immigration', 'routes/site/service.tsx', {
    id: 'service-family-immigration',
  }),
  route('services/work-visas', 'routes/site/service.tsx', { id: 'service-work-visas' }),
  route('services/permanent-residency', 'routes/site/service.tsx', {
    id: 'service-permanent-residency',
  }),
  route('services/citizenship', 'routes/site/service.tsx', { id: 'service-citizenship' }),
  route('services/u-visa', 'routes/site/service.tsx', { id: 'service-u-visa' }),
  route('services/investor-visa', 'routes/site/service.tsx', { id: 'service-investor-visa' }),
  // Everything below the frame is behind its guard.
  route('dashboard', 'routes/dashboard/frame.tsx', [
    index('routes/dashboard/posts.tsx'),
    route('blog/new', 'routes/dashboard/new-post.tsx'),
    route('blog/edit/:id', 'routes/dashboard/edit-post.tsx'),
    route('posts.json', 'routes/dashboard/posts-data.ts'),
    route('posts', 'routes/dashboard/post-collection.ts'),
    route('posts/:id', 'routes/dashboard/post-data.ts'),
    route('images', 'routes/dashboard/images.ts'),
  ]),
  route('session', 'routes/auth/session.ts'),
  route('logout', 'routes/auth/logout.ts'),
  route('setup/:token', 'routes/auth/setup.tsx'),
  route('images/:file', 'routes/media/image.ts'),
  route('og/:file', 'routes/ops/share-image.ts'),
  route('feed.xml', 'routes/feeds/rss.ts'),
  route('feed.json', 'routes/feeds/json.ts'),
  route('sitemap.xml', 'routes/ops/sitemap.ts'),
  route('robots.txt', 'routes/ops/robots.ts'),
  route('manifest.webmanifest', 'routes/ops/manifest.ts'),
  route('speculation-rules.json', 'routes/ops/speculation-rules.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
