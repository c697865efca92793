import { useNavigation } from 'react-router'
import {
  type CategoryForm,
  type CategoryProblems,
  type CategoryTexts,
  fieldOf,
  ownTexts,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { pathOfCategory } from '#app/features/posts/ui/dashboard/categories-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { type Locale, LOCALE_NAMES, LOCALES } from '#app/platform/texts/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'

const { form } = categoryTexts

type CategoryTextsFormProps = {
  category: StaffCategory
  typed: CategoryForm | null
  problems: CategoryProblems
}

export function CategoryTextsForm({ category, typed, problems }: CategoryTextsFormProps) {
  const busy = useNavigation().formData?.get('act') === 'save'
  const field = (part: keyof CategoryTexts, locale: Locale) => ({
    name: fieldOf(part, locale),
    ...labelsOf(part, locale),
    defaultValue: (typed?.[locale] ?? ownTexts(category, locale))?.[part] ?? '',
    error: problems[fieldOf(part, locale)],
    lang: LOCALE_NAMES[locale].lang,
  })
  return (
    <section className="panel card" aria-labelledby="texts-title">
      <h2 id="texts-title">{form.heading}</h2>
      {/* Made anew after a refusal, so that it shows what was typed. */}
      <SubmitForm
        className="form"
        action={pathOfCategory(category)}
        noValidate
        key={JSON.stringify(typed)}
      >
        <input type="hidden" name="version" value={category.version} />
        {LOCALES.flatMap((locale) => [
          <Field
            key={`name-${locale}`}
            {...field('name', locale)}
            required={locale === 'en'}
            autoComplete="off"
          />,
          <Field
            key={`description-${locale}`}
            {...field('description', locale)}
            multiline
            rows={3}
          />,
        ])}
        <div className="btns">
          <Button type="submit" name="act" value="save" busy={busy} busyText={form.saving}>
            {form.save}
          </Button>
        </div>
      </SubmitForm>
    </section>
  )
}

function labelsOf(part: keyof CategoryTexts, locale: Locale) {
  if (locale === 'en') return { label: form[part], hint: form[`${part}Hint`] }
  const language = languageName(locale, 'en')
  const hint = { name: form.languageHint, description: form.languageDescriptionHint }[part]
  return {
    label: fillText(form.inLanguage, { field: form[part], language }),
    hint: fillText(hint, { language }),
  }
}
