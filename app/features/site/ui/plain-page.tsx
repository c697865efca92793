import type { FirmProfile } from '#app/features/site/firm.ts'
import type {
  PlainPageContent,
  PlainPageTexts,
  PlainSection,
} from '#app/features/site/pages/plain-page.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { LinkedText, type Ways } from '#app/features/site/ui/linked-text.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { MoreLink } from '#app/ui/button.tsx'

type PlainPageProps = {
  content: PlainPageContent
  ways: Ways
  texts: PlainPageTexts
  admissions: FirmProfile['admissions']
  review: string | null
}

export function PlainPage({ content, ways, texts, admissions, review }: PlainPageProps) {
  return (
    <>
      <PageHead
        content={content}
        review={review}
        vignette="license"
        motif="east"
        bandId="plain-band"
      />
      <div className="wrap duo plain">
        <nav className="a sticky toc" aria-labelledby="contents">
          <h2 id="contents">{texts.contents}</h2>
          <ul>
            {content.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="b prose">
          {content.sections.map((section) => (
            <Part
              key={section.id}
              section={section}
              ways={ways}
              texts={texts}
              admissions={admissions}
            />
          ))}
        </div>
      </div>
    </>
  )
}

type PartProps = { section: PlainSection } & Pick<PlainPageProps, 'ways' | 'texts' | 'admissions'>

function Part({ section, ways, texts, admissions }: PartProps) {
  const { id, title, paragraphs, list, links, showsAdmissions } = section
  return (
    <>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <LinkedText text={text} ways={ways} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {showsAdmissions && <Admissions admissions={admissions} texts={texts} />}
      {links?.map(({ text, href }) => (
        <div key={href}>
          <MoreLink href={href}>{text}</MoreLink>
        </div>
      ))}
    </>
  )
}
