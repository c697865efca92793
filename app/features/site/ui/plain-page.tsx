import { createElement } from 'react'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { PlainPageContent, TextBlock } from '#app/features/site/pages/plain-page.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { MoreLink } from '#app/ui/button.tsx'

type PlainPageProps = {
  content: PlainPageContent
  texts: InterfaceTexts['plainPages']
  admissions: FirmProfile['admissions']
  review: string | null
}

export function PlainPage({ content, texts, admissions, review }: PlainPageProps) {
  return (
    <>
      <PageHead
        content={content}
        review={review}
        vignette={content.isAboutLaw === true ? 'license' : null}
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
            <Part key={section.id} section={section} texts={texts} admissions={admissions} />
          ))}
        </div>
      </div>
    </>
  )
}

type PartProps = { section: PlainPageContent['sections'][number] } & Pick<
  PlainPageProps,
  'texts' | 'admissions'
>

function Part({ section, texts, admissions }: PartProps) {
  const { id, title, blocks, showsAdmissions } = section
  const isLink = ({ kind }: TextBlock) => kind === 'link'
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.filter((block) => !isLink(block)).map(Block)}
      {showsAdmissions && <Admissions admissions={admissions} texts={texts} />}
      {blocks.filter(isLink).map(Block)}
    </>
  )
}

export function Block(block: TextBlock) {
  if (block.kind === 'element')
    return createElement(block.tag, {
      key: block.html,
      // eslint-disable-next-line react/no-danger -- printed by markdown-it, which lets no HTML of the text through
      dangerouslySetInnerHTML: { __html: block.html },
    })
  return (
    <div key={block.href}>
      <MoreLink href={block.href}>{block.text}</MoreLink>
    </div>
  )
}
