import { about } from '#app/features/site/content/en/about.ts'
import { blog } from '#app/features/site/content/en/blog.ts'
import { contact } from '#app/features/site/content/en/contact.ts'
import { faq } from '#app/features/site/content/en/faq.ts'
import { frame } from '#app/features/site/content/en/frame.ts'
import { home } from '#app/features/site/content/en/home.ts'
import { messageForm } from '#app/features/site/content/en/message-form.ts'
import { notFound } from '#app/features/site/content/en/interface.ts'
import { plainPages } from '#app/features/site/content/en/plain-pages.ts'
import { services } from '#app/features/site/content/en/services.ts'

/** Each has a folder under `content/`. */
export type Locale = 'en'

const english = {
  frame,
  home,
  about,
  contact,
  messageForm,
  faq,
  services,
  plainPages,
  notFound,
  blog,
}

/** English is the reference: a language that lacks a key fails the type check. */
const contents: Record<Locale, typeof english> = { en: english }

/** Texts may hold `{dotted.keys}` of legal facts (`quoteAllFacts`) and plain placeholders such as `{host}`. */
export function contentOf(locale: Locale): typeof english {
  return contents[locale]
}
