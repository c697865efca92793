import { Link } from 'react-router'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import type { TranslationView } from '#app/features/content-editor/translations/translation-view.ts'
import { ComparedFields } from '#app/features/entries/ui/compared-fields.tsx'
import { Button } from '#app/ui/button.tsx'

const { outdated: texts, form } = translationTexts

type TranslationProps = { translation: TranslationView }

/** Inside the form, because the mark is for what is typed there. */
export function OutdatedTranslation({
  translation,
  mayMark,
}: TranslationProps & { mayMark: boolean }) {
  const { changes, outdated } = translation
  if (outdated === null) return null
  return (
    <section className="panel card outdated" aria-labelledby="outdated">
      <h2 id="outdated">{texts.title}</h2>
      <p>{outdated}</p>
      {changes.length > 0 && (
        <>
          <details>
            <summary>{texts.changes}</summary>
            <ComparedFields fields={changes} heading="h3" lang="en" />
          </details>
          {mayMark && (
            <div className="btns">
              <Button
                type="submit"
                name="act"
                value="current"
                variant="secondary"
                aria-describedby="mark-help"
              >
                {texts.mark}
              </Button>
              <p className="hint" id="mark-help">
                {texts.help}
              </p>
            </div>
          )}
        </>
      )}
    </section>
  )
}

export function SharedFields({ translation: { shared, englishPath } }: TranslationProps) {
  if (shared === null) return null
  return (
    <p className="muted">
      {shared} <Link to={englishPath}>{form.change}</Link>
    </p>
  )
}
