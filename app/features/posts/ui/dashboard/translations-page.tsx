import { Link } from 'react-router'
import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import { revisionTexts } from '#app/features/entries/revisions/revision-texts.ts'
import { translationTexts } from '#app/features/posts/translations/translation-texts.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { ComparedFields } from '#app/features/entries/ui/compared-fields.tsx'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

const { page: texts, outOfDate, source: sourceTexts } = translationTexts

export type TranslationsPageProps = {
  post: { id: string; title: string; locale: Locale; isTranslation: boolean }
  /** Of the site, each with the post in it. */
  languages: readonly { locale: Locale; version: { id: string; title: string } | null }[]
  source: ComparedSource | null
  mayMark: boolean
  isRefused: boolean
}

export type ComparedSource = {
  id: string
  title: string
  locale: Locale
  version: number
  isChanged: boolean
  /** Null when the translated text is no longer kept. */
  changed: readonly ComparedField[] | null
}

export function TranslationsPage(props: TranslationsPageProps) {
  const { post, languages, source } = props
  return (
    <Screen
      className="revision"
      title={texts.title}
      back={{ href: pathTo('/dashboard/blog/edit/:id', { id: post.id }), text: texts.back }}
      under={
        <p className="lead" dir="auto" lang={LOCALE_NAMES[post.locale].lang}>
          {post.title}
        </p>
      }
    >
      <p>{texts.about}</p>
      <ul className="languages">
        {languages.map((language) => (
          <Language key={language.locale} post={post} {...language} />
        ))}
      </ul>
      <p className="muted">{post.isTranslation ? texts.ofTranslation : texts.begins}</p>
      {source === null && post.isTranslation && <p>{sourceTexts.gone}</p>}
      {source && <Changes {...props} source={source} />}
    </Screen>
  )
}

type LanguageProps = Pick<TranslationsPageProps, 'post'> &
  TranslationsPageProps['languages'][number]

function Language({ post, locale, version }: LanguageProps) {
  const language = languageName(locale, 'en')
  if (version === null) {
    if (post.isTranslation) return null
    return (
      <li>
        <b>{language}</b>
        <SubmitForm>
          <input type="hidden" name="into" value={locale} />
          <Button type="submit" variant="secondary" size="small">
            {fillText(texts.translate, { language })}
          </Button>
        </SubmitForm>
      </li>
    )
  }
  return (
    <li>
      <b>{language}</b>
      {version.id === post.id ? (
        <span className="muted">{texts.thisPost}</span>
      ) : (
        <Link
          to={pathTo('/dashboard/blog/edit/:id', { id: version.id })}
          lang={LOCALE_NAMES[locale].lang}
          dir="auto"
        >
          {version.title}
        </Link>
      )}
    </li>
  )
}

type ChangesProps = TranslationsPageProps & { source: ComparedSource }

function Changes({ source, mayMark, isRefused }: ChangesProps) {
  if (!source.isChanged) return <p>{texts.upToDate}</p>
  const { one } = revisionTexts
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">
        {fillText(outOfDate.title, { language: languageName(source.locale, 'en') })}
      </h2>
      {isRefused && <Alert {...texts.changedMeanwhile} />}
      <p>
        {sourceTexts.of}{' '}
        <Link to={pathTo('/dashboard/blog/edit/:id', { id: source.id })}>{source.title}</Link>.{' '}
        {outOfDate.text}
      </p>
      {source.changed === null ? (
        <p>{texts.unknown}</p>
      ) : (
        <p className="legend">
          <del>{one.removed}</del> <ins>{one.added}</ins>
        </p>
      )}
      {source.changed && (
        <ComparedFields
          fields={source.changed}
          heading="h3"
          lang={LOCALE_NAMES[source.locale].lang}
        />
      )}
      {mayMark && (
        <SubmitForm className="restore">
          <input type="hidden" name="seen" value={source.version} />
          <Button type="submit">{texts.mark}</Button>
        </SubmitForm>
      )}
    </section>
  )
}
