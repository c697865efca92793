import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failure } from '#app/features/site/content/en/interface.ts'
import { contentOf } from '#app/features/site/content.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'

test('the Not-found page says what the specification says and leads back, also without JavaScript', () => {
  const html = renderToStaticMarkup(<NotFoundPage content={contentOf('en').notFound} />)
  expect(html).toContain('<h1>Page Not Found</h1>')
  expect(html).toContain('The page you are looking for doesn&#x27;t exist or has been moved.')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/" data-go-back="true">Go Back<\/a>/)
  expect(html).toMatch(/data-console="Page Not Found: [^"]+"/)
})

test('a page that failed says that the mistake is ours and leads to Home and Contact', () => {
  const html = renderToStaticMarkup(<FailurePage words={failure} />)
  expect(html).toContain('<h1>Something went wrong</h1>')
  expect(html).toMatch(/href="\/"[^>]*>Return to Home/)
  expect(html).toMatch(/href="\/contact"[^>]*>Contact Us/)
})
