import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import {
  type CategoryProblems,
  type CategoryTexts,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import { categoryTexts as texts } from '#app/features/posts/categories/category-texts.ts'
import { categoryPath } from '#app/features/posts/category.ts'
import {
  CATEGORIES,
  countText,
  pathOfCategory,
} from '#app/features/posts/ui/dashboard/categories-page.tsx'
import { MergeForm, MergeQuestion } from '#app/features/posts/ui/dashboard/category-merging.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

export type CategoryAnswer = {
  /** As typed; null where another form was sent. */
  typed: CategoryTexts | null
  problems: CategoryProblems
  isChanged: boolean
  /** Why nothing could be saved. */
  failed: string | null
}

type CategoryPageProps = {
  category: StaffCategory
  formerSlugs: readonly string[]
  others: readonly Pick<StaffCategory, 'slug' | 'name'>[]
  /** Of the question whether to merge. */
  into: Pick<StaffCategory, 'slug' | 'name'> | null
  answer: CategoryAnswer | null
}

export function CategoryPage(props: CategoryPageProps) {
  const { category, formerSlugs, others, into, answer } = props
  const path = categoryPath(category.name)
  return (
    <Frame
      title={category.name}
      text={countText(category)}
      links={
        <p className="btns">
          <Link to={`/dashboard?category=${encodeURIComponent(category.slug)}`}>
            {texts.showPosts}
          </Link>
          {path !== null && category.published > 0 && <a href={path}>{texts.showPage}</a>}
        </p>
      }
    >
      <Refused category={category} answer={answer} />
      {into && <MergeQuestion key={into.slug} category={category} into={into} />}
      <TextsForm category={category} answer={answer} />
      {others.length > 0 && (
        <MergeForm category={category} others={others} error={answer?.problems.into} />
      )}
      {formerSlugs.length > 0 && <FormerNames category={category} slugs={formerSlugs} />}
    </Frame>
  )
}

/** `typed`: what somebody entered before it went. */
export function NoCategoryPage({ typed }: Pick<CategoryAnswer, 'typed'>) {
  const { missing } = texts
  return (
    <Frame title={missing.title} text={missing.text}>
      {typed && (
        <section className="panel card" aria-label={missing.typed}>
          <p>{missing.typed}</p>
          <p dir="auto">{typed.name}</p>
          <p dir="auto">{typed.description}</p>
        </section>
      )}
    </Frame>
  )
}

type FrameProps = { title: string; text: string; links?: ReactNode; children: ReactNode }

function Frame({ title, text, links, children }: FrameProps) {
  return (
    <div className="desk wrap catdesk">
      <MoreLink href={CATEGORIES} direction="back">
        {texts.back}
      </MoreLink>
      <header className="deskhead">
        <div>
          <h1 dir="auto">{title}</h1>
          <p className="muted">{text}</p>
          {links}
        </div>
      </header>
      {children}
    </div>
  )
}

type PartProps = Pick<CategoryPageProps, 'category' | 'answer'>

function Refused({ category, answer }: PartProps) {
  const { changed } = texts
  const description = category.description || changed.noDescription
  return (
    <FocusedResult result={answer}>
      {answer?.isChanged === true && (
        <Alert title={changed.title} text={fillText(changed.text, { name: category.name })}>
          <p dir="auto">{description}</p>
        </Alert>
      )}
      {answer && Object.keys(answer.problems).length > 0 && <Alert title={texts.problemsTitle} />}
      {answer?.failed && <Alert title={answer.failed} />}
    </FocusedResult>
  )
}

function TextsForm({ category, answer }: PartProps) {
  const { form } = texts
  const { typed = null, problems = {} } = answer ?? {}
  const busy = useNavigation().formData?.get('act') === 'save'
  const field = (name: keyof CategoryTexts) => ({
    name,
    label: form[name],
    hint: form[`${name}Hint`],
    defaultValue: (typed ?? category)[name],
    error: problems[name],
  })
  return (
    <section className="panel card" aria-labelledby="texts-title">
      <h2 id="texts-title">{form.heading}</h2>
      {/* Made anew after a refusal, so that it shows what was typed. */}
      <Form
        className="form"
        method="post"
        action={pathOfCategory(category)}
        noValidate
        key={JSON.stringify(typed)}
      >
        <input type="hidden" name="version" value={category.version} />
        <Field {...field('name')} required autoComplete="off" />
        <Field {...field('description')} multiline rows={3} />
        <div className="btns">
          <Button type="submit" name="act" value="save" busy={busy} busyText={form.saving}>
            {form.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

type FormerNamesProps = { category: StaffCategory; slugs: readonly string[] }

function FormerNames({ category, slugs }: FormerNamesProps) {
  const { former } = texts
  return (
    <section className="panel card" aria-labelledby="former-title">
      <h2 id="former-title">{former.heading}</h2>
      <p>{fillText(former.text, { name: category.name })}</p>
      <ul className="catformer">
        {slugs.map((slug) => (
          <li key={slug}>
            <bdi>{slug}</bdi>
            <Form method="post" action={pathOfCategory(category)}>
              <input type="hidden" name="former" value={slug} />
              <Button type="submit" name="act" value="free" variant="secondary" size="small">
                {former.free}
                <span className="vh"> {slug}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
