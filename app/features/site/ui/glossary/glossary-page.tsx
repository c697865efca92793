import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { GlossaryContent } from '#app/features/site/pages/glossary.ts'
import { Contents } from '#app/features/site/ui/contents.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type GlossaryPageProps = {
  content: GlossaryContent
  texts: InterfaceTexts['glossary']
  review: string | null
}

export function GlossaryPage({ content, texts, review }: GlossaryPageProps) {
  return (
    <>
      <PageHead content={content} review={review} vignette="question" motif="east" />
      <div className="wrap duo plain">
        <Contents
          title={texts.letters}
          parts={content.letters.map(({ letter }) => ({ id: anchorOf(letter), title: letter }))}
          className="a letters"
        />
        <div className="b terms">
          {content.letters.map((entry) => (
            <Letter key={entry.letter} {...entry} texts={texts} />
          ))}
        </div>
      </div>
    </>
  )
}

type LetterProps = GlossaryContent['letters'][number] & Pick<GlossaryPageProps, 'texts'>

function Letter({ letter, terms, texts }: LetterProps) {
  return (
    <section aria-labelledby={anchorOf(letter)}>
      <h2 id={anchorOf(letter)}>{letter}</h2>
      <dl>
        {terms.map(({ id, term, definition, alsoCalled }) => (
          <div key={id}>
            <dt id={id}>{wholeNames(term)}</dt>
            <dd>{wholeNames(definition)}</dd>
            {alsoCalled.length > 0 && (
              <dd className="muted small">
                {wholeNames(fillText(texts.alsoCalled, { names: alsoCalled.join(', ') }))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

// No term is so short that it has the same.
function anchorOf(letter: string): string {
  return letter.toLowerCase()
}
