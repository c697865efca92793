import { Link } from 'react-router'
import type { DashboardImport } from '#app/features/import/dashboard/dashboard-import.ts'
import { importProblems, importTexts } from '#app/features/import/dashboard/import-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field, Options, SelectField } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type ImportPageProps = {
  languages: readonly { locale: Locale; name: string }[]
  last: DashboardImport | null
  problem: keyof typeof importProblems | null
}

export function ImportPage({ languages, last, problem }: ImportPageProps) {
  const { form } = importTexts
  return (
    <Screen
      className="message"
      title={importTexts.title}
      about={importTexts.intro}
      back={{ href: '/dashboard', text: importTexts.back }}
    >
      {problem !== null && <Alert title={importTexts.refused} text={importProblems[problem]} />}
      {last !== null && (
        <p>
          <Link to={pathTo('/dashboard/import/:id', { id: last.id })}>
            {fillText(importTexts.last, { file: last.fileName })}
          </Link>
        </p>
      )}
      <section className="part" aria-labelledby="import">
        <h2 id="import">{form.title}</h2>
        <form className="form" method="post" encType="multipart/form-data">
          <Field
            name="files"
            type="file"
            accept=".xml,.json,.md,.markdown,.tar"
            label={form.files}
            hint={form.hint}
            multiple
            required
          />
          <Language languages={languages} />
          <label className="check">
            <input type="checkbox" name="tags" /> {form.tags}
          </label>
          <div className="btns">
            <Button type="submit" icon="upload">
              {form.submit}
            </Button>
          </div>
        </form>
      </section>
    </Screen>
  )
}

function Language({ languages }: Pick<ImportPageProps, 'languages'>) {
  return (
    <SelectField name="language" label={importTexts.form.language}>
      <Options of={languages.map(({ locale, name }) => [locale, name])} />
    </SelectField>
  )
}
