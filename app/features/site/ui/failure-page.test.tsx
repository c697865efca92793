import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failure } from '#app/features/site/content/en/interface.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'

test('a page that failed says that the mistake is ours and leads to Home and Contact', () => {
  const html = renderToStaticMarkup(<FailurePage texts={failure} />)
  expect(html).toContain('<h1>Something went wrong</h1>')
  expect(html).toMatch(/href="\/"[^>]*>Return to Home/)
  expect(html).toMatch(/href="\/contact"[^>]*>Contact Us/)
})
