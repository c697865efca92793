import type { LanguageLink } from '#app/ui/frame/frame.ts'

type LanguageLinksProps = { languages: readonly LanguageLink[]; label: string; className?: string }

/** The same page in each language, named in itself; nothing where the site has one language. */
export function LanguageLinks({ languages, label, className }: LanguageLinksProps) {
  if (languages.length < 2) return null
  return (
    <ul aria-label={label} className={className}>
      {languages.map(({ lang, name, path, isCurrent, missing }) => (
        <li key={lang}>
          <a hrefLang={lang} lang={lang} href={path} aria-current={isCurrent ? 'true' : undefined}>
            {name}
            {missing !== null && <small> ({missing})</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
