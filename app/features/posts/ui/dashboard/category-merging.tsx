import { Form, Link, useNavigation } from 'react-router'
import type { StaffCategory } from '#app/features/posts/categories/category-names.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import { postCounts, pathOfCategory } from '#app/features/posts/ui/dashboard/categories-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Question } from '#app/ui/feedback/question.tsx'
import { Options, SelectField, SubmitForm } from '#app/ui/form/form-field.tsx'

const { merging } = categoryTexts

type Other = Pick<StaffCategory, 'slug' | 'name'>

type MergeFormProps = {
  category: StaffCategory
  others: readonly Other[]
  error: string | undefined
}

/** Asks first, and works without JavaScript. */
export function MergeForm({ category, others, error }: MergeFormProps) {
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

export function MergeQuestion({ category, into }: { category: StaffCategory; into: Other }) {
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
