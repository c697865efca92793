import { type Addresses, localPath } from '#app/features/pages/local-path.ts'

// React escapes every `<`, `>` and `"` of a text and of a value, so that these are tags.
const LINK = /<(?:a|form|button)\s[^>]*>/g
const NAMES_LANGUAGE = /\shreflang="/i
const ADDRESS = /\s(?:href|action|formaction)="(\/[^"]*)"/i

/** Leads every link and form of a rendered page to the addresses of its language, except links that name a language (`hreflang`). */
export function localizeLinks(html: string, addresses: Addresses): string {
  if (Object.keys(addresses.paths).length === 0) return html
  return html.replaceAll(LINK, (tag) =>
    NAMES_LANGUAGE.test(tag)
      ? tag
      : tag.replace(ADDRESS, (attribute, path: string) =>
          attribute.replace(`"${path}"`, () => `"${localPath(path, addresses)}"`),
        ),
  )
}
