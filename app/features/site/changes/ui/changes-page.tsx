import type { ChangesContent } from '#app/features/site/changes/changes.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { Contents } from '#app/features/site/ui/contents.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { SourceLine } from '#app/features/site/ui/source-line.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ChangesPageProps = {
  content: ChangesContent
  texts: InterfaceTexts['changes']
  review: string | null
}

export function ChangesPage({ content, texts, review }: ChangesPageProps) {
  return (
    <>
      <PageHead content={content} review={review} vignette="license" motif="east" />
      <div className="wrap duo plain">
        <Contents
          title={texts.contents}
          parts={content.months.map(({ id, name }) => ({ id, title: name }))}
          className="a"
        />
        <div className="b terms">
          {content.months.map(({ id, name, changes }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {changes.map((change) => (
                <Entry key={change.id} {...change} texts={texts} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

type EntryProps = ChangesContent['months'][number]['changes'][number] &
  Pick<ChangesPageProps, 'texts'>

function Entry({ id, title, days, affected, paragraphs, source, texts }: EntryProps) {
  return (
    <article className="prose" aria-labelledby={id}>
      <h3 id={id}>{wholeNames(title)}</h3>
      <p className="meta">{days}</p>
      <p>
        <b>{texts.affected}</b> {wholeNames(affected)}
      </p>
      {paragraphs.map((text) => (
        <p key={text}>{wholeNames(text)}</p>
      ))}
      <SourceLine source={source} />
    </article>
  )
}
