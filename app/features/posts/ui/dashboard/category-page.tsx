import { Fragment } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import {
  type CategoryForm,
  type CategoryProblems,
  OTHER_LOCALES,
  ownTexts,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import { categoryTexts as texts } from '#app/features/posts/categories/category-texts.ts'
import { pathOfCategory, postCounts } from '#app/features/posts/ui/dashboard/categories-page.tsx'
import { CategoryTextsForm } from '#app/features/posts/ui/dashboard/category-texts-form.tsx'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Question } from '#app/ui/feedback/question.tsx'
import { Options, SelectField, SubmitForm } from '#app/ui/form/form-field.tsx'

export type CategoryAnswer = {
  /** As typed; null where another form was sent. */
  typed: CategoryForm | null
  problems: CategoryProblems
  isChanged: boolean
  /** Why nothing could be saved. */
  failed: string | null
}

const FRAME = {
  className: 'catdesk',
  back: { href: '/dashboard/categories', text: texts.back },
} as const

type CategoryPageProps = {
  category: StaffCategory
  /** Its page in each language in which readers see posts of it. */
  pages: readonly { locale: Locale; path: string }[]
  formerSlugs: readonly string[]
  others: readonly Pick<StaffCategory, 'slug' | 'name'>[]
  /** Of the question whether to merge. */
  into: Pick<StaffCategory, 'slug' | 'name'> | null
  answer: CategoryAnswer | null
}

export function CategoryPage(props: CategoryPageProps) {
  const { category, pages, formerSlugs, others, into, answer } = props
  return (
    <Screen
      {...FRAME}
      title={category.name}
      about={postCounts(category)}
      under={
        <p className="btns">
          <Link to={`/dashboard?category=${encodeURIComponent(category.slug)}`}>
            {texts.showPosts}
          </Link>
          {pages.map(({ locale, path }) => (
            <a key={locale} href={path}>
              {fillText(texts.showPage, { language: languageName(locale, 'en') })}
            </a>
          ))}
        </p>
      }
    >
      <Refused category={category} answer={answer} />
      {into && <MergeQuestion key={into.slug} category={category} into={into} />}
      <CategoryTextsForm
        category={category}
        typed={answer?.typed ?? null}
        problems={answer?.problems ?? {}}
      />
      {others.length > 0 && (
        <MergeForm category={category} others={others} error={answer?.problems.into} />
      )}
      {formerSlugs.length > 0 && <FormerNames category={category} slugs={formerSlugs} />}
    </Screen>
  )
}

/** `typed`: what somebody entered before it went. */
export function NoCategoryPage({ typed }: Pick<CategoryAnswer, 'typed'>) {
  const { missing } = texts
  return (
    <Screen {...FRAME} title={missing.title} about={missing.text}>
      {typed && (
        <section className="panel card" aria-label={missing.typed}>
          <p>{missing.typed}</p>
          {LOCALES.map((locale) => (
            <Fragment key={locale}>
              <p dir="auto">{typed[locale].name}</p>
              <p dir="auto">{typed[locale].description}</p>
            </Fragment>
          ))}
        </section>
      )}
    </Screen>
  )
}

type PartProps = Pick<CategoryPageProps, 'category' | 'answer'>

function Refused({ category, answer }: PartProps) {
  const { changed } = texts
  return (
    <FocusedResult result={answer}>
      {answer?.isChanged === true && (
        <Alert title={changed.title} text={fillText(changed.text, { name: category.name })}>
          <p dir="auto">{category.description || changed.noDescription}</p>
          {OTHER_LOCALES.map((locale) => {
            const { name, description } = ownTexts(category, locale) ?? {}
            return (
              <p key={locale} dir="auto">
                {languageName(locale, 'en')}: {name ?? changed.noName} {description}
              </p>
            )
          })}
        </Alert>
      )}
      {answer && Object.keys(answer.problems).length > 0 && <Alert title={texts.problemsTitle} />}
      {answer?.failed && <Alert title={answer.failed} />}
    </FocusedResult>
  )
}

type FormerNamesProps = { category: StaffCategory; slugs: readonly string[] }

function FormerNames({ category, slugs }: FormerNamesProps) {
  const { former } = texts
  return (
    <section className="panel card" aria-labelledby="former-title">
      <h2 id="former-title">{former.heading}</h2>
      <p>{fillText(former.text, { name: category.name })}</p>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>
            <bdi>{slug}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

const { merging } = texts

type Other = Pick<StaffCategory, 'slug' | 'name'>

type MergeFormProps = {
  category: StaffCategory
  others: readonly Other[]
  error: string | undefined
}

/** Asks first, and works without JavaScript. */
function MergeForm({ category, others, error }: MergeFormProps) {
  return (
    <section className="panel card" aria-labelledby="merge-title">
      <h2 id="merge-title">{merging.heading}</h2>
      <p>{merging.text}</p>
      <Form className="form" method="get" action={pathOfCategory(category)}>
        <SelectField name="into" required defaultValue="" label={merging.into} error={error}>
          <option value="">{merging.choose}</option>
          <Options of={others.map(({ slug, name }) => [slug, name])} />
        </SelectField>
        <div className="btns">
          <Button type="submit" variant="secondary">
            {merging.ask}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function MergeQuestion({ category, into }: { category: StaffCategory; into: Other }) {
  const busy = useNavigation().formData?.get('act') === 'merge'
  return (
    <Question title={fillText(merging.title, { name: category.name, into: into.name })}>
      <p>{fillText(merging.posts, { posts: postCounts(category) })}</p>
      {category.description !== '' && (
        <p>{fillText(merging.description, { name: category.name })}</p>
      )}
      <SubmitForm className="btns" action={pathOfCategory(category)}>
        <input type="hidden" name="version" value={category.version} />
        <input type="hidden" name="into" value={into.slug} />
        <Link className="btn sec" to={pathOfCategory(category)}>
          {merging.keep}
        </Link>
        <Button
          type="submit"
          name="act"
          value="merge"
          variant="destructive"
          busy={busy}
          busyText={merging.busy}
        >
          {merging.confirm}
        </Button>
      </SubmitForm>
    </Question>
  )
}
