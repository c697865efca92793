import { createContext, data, type RouterContextProvider } from 'react-router'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { PreviewBarProps } from '#app/features/content-editor/ui/preview-bar.tsx'
import type { Post } from '#app/features/posts/post.ts'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import type { Review } from '#app/features/entries/publication/review.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'

export const servicesContext = createContext<Services>()

/** Of the requested address; the dashboard is in English. */
export const localeContext = createContext<Locale>('en')

export const clientContext = createContext<ClientInfo>()

/** Null while no error occurred; the response's status depends on it. */
export const failureContext = createContext<unknown>(null)

/** Null: the page shows what readers see. */
export const previewBarContext = createContext<PreviewBarProps | null>(null)

/** A post of the editor's form; null: posts are those that are stored. */
export const unsavedPostContext = createContext<Post | null>(null)

type Preview = {
  site?: (locale: Locale) => SiteContent
  bar?: PreviewBarProps | null
  post?: Post | null
}

/** Renders a page of the site as for a reader who is not signed in, with other texts than the published ones. */
export const renderContext = createContext<(path: string, preview: Preview) => Promise<Response>>()

export type ReaderPage = ReturnType<typeof readerPage>

/** What every page for readers is made from, in the language of its address and at one instant. */
export function readerPage(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = services.now()
  const site = services.site(locale)
  const quote = <Content>(content: Content): Content =>
    quoteAllFacts(content, factsOf(site), now, locale)
  const texts = interfaceTexts(locale)
  return {
    services,
    locale,
    now,
    quote,
    site,
    texts,
    reviewOf: ({ review }: { review: Review | null }) => reviewLine(review, texts.review, locale),
    /** What the end of a page says of talking to the firm. */
    callParts: (path: string) => ({
      consultation: consultationOf(site.firm, texts.consultation),
      bookingHref: siteLinks(services.outside, path).bookingHref,
    }),
    /** With the time until which it may be kept. */
    kept: <Page>(page: Page) => data(page, { headers: publicPage(pageExpiry(services, now)) }),
  }
}
