import { data } from 'react-router'
import type { Route } from './+types/plain.ts'
import { privacyWithoutBackend } from '#app/features/site/content/en/privacy-no-backend.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import type { PlainPageName } from '#app/features/site/pages/plain-page.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

// A site without a backend needs other texts on these.
const WITHOUT = { privacy: privacyWithoutBackend }

export function loader({ context, pattern }: Route.LoaderArgs) {
  const { config, facts, now } = context.get(servicesContext)
  const { plainPages, services } = contentOf('en')
  // Only the four addresses of app/routes.ts lead here; each is the name of its page.
  const name = pattern.replace(/^\//, '') as PlainPageName
  const { [name]: content } = { ...plainPages.pages, ...(config.backend === 'none' && WITHOUT) }
  const page = {
    content,
    ways: { phone: phoneLink(firm.phone), email: firm.email },
    texts: plainPages.texts,
    admissions: firm.admissions,
    review: content.review === undefined ? null : reviewLine(content.review, services.review),
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Plain({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData} />
}
