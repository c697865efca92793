import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { translationTexts } from '#app/features/posts/translations/translation-texts.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { isLocale, LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Options, SelectField } from '#app/ui/form/form-field.tsx'

export type PostLanguages = {
  /** Of the site. */
  offered: readonly Locale[]
  mayChange: boolean
  /** What the post translates; `html` is safe to print. */
  source: {
    title: string
    excerpt: string
    html: string
    locale: Locale
    isChanged: boolean
  } | null
}

const { language: texts, outOfDate, source: sourceTexts } = translationTexts

export type PostLanguageProps = {
  id: string | null
  locale: Locale
  onChange: (locale: Locale) => void
  languages: PostLanguages
}

export function PostLanguage({ id, locale, onChange, languages }: PostLanguageProps) {
  const { offered, mayChange, source } = languages
  if (offered.length < 2 && locale === 'en')
    return <input type="hidden" name="locale" value={locale} />
  return (
    <div className="card form">
      {mayChange ? (
        <LanguageChoice locale={locale} onChange={onChange} offered={offered} />
      ) : (
        <p>
          <b>{texts.title}</b> {languageName(locale, 'en')}
          <input type="hidden" name="locale" value={locale} />
        </p>
      )}
      {source?.isChanged === true && id !== null && (
        <Alert title={fillText(outOfDate.title, { language: languageName(source.locale, 'en') })}>
          <Link to={pathTo('/dashboard/blog/edit/:id/translations', { id })}>{outOfDate.link}</Link>
        </Alert>
      )}
      {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
        <Link className="more" to={pathTo('/dashboard/blog/edit/:id/translations', { id })}>
          {texts.link}
        </Link>
      )}
    </div>
  )
}

type ChoiceProps = Pick<PostLanguageProps, 'locale' | 'onChange'> & Pick<PostLanguages, 'offered'>

function LanguageChoice({ locale, onChange, offered }: ChoiceProps) {
  const locales = offered.includes(locale) ? offered : [...offered, locale]
  return (
    <SelectField
      name="locale"
      defaultValue={locale}
      // Not `onChange`, which does not hear a draft that fills the field.
      onInput={({ currentTarget: { value } }) => isLocale(value) && onChange(value)}
      label={texts.title}
      hint={texts.hint}
    >
      <Options of={locales.map((each) => [each, languageName(each, 'en')])} />
    </SelectField>
  )
}

type BesideSourceProps = Pick<PostLanguages, 'source'> & { children: ReactNode }

/** A translation is written beside what it translates. */
export function BesideSource({ source, children }: BesideSourceProps) {
  if (!source) return children
  const title = fillText(sourceTexts.title, { language: languageName(source.locale, 'en') })
  return (
    <div className="besource">
      {children}
      <details className="card sourcetext" open>
        <summary>{title}</summary>
        <div lang={LOCALE_NAMES[source.locale].lang} dir="auto">
          <h2>{source.title}</h2>
          <p>{source.excerpt}</p>
          {/* eslint-disable-next-line react/no-danger -- rendered by the server, without HTML of its own */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: source.html }} />
        </div>
      </details>
    </div>
  )
}
