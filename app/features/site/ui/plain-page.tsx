import { createElement, type ReactNode } from 'react'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import type { PlainPageContent, TextBlock } from '#app/features/site/pages/plain-page.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'

type PlainPageProps = {
  content: PlainPageContent
  texts: InterfaceTexts['plainPages']
  admissions: FirmProfile['admissions']
  review: string | null
  /** Null where nobody may have to leave. */
  urgent: Urgent | null
}

type Urgent = {
  texts: InterfaceTexts['services']
  /** Whose the page is, where, and of which day; printed under it. */
  stand: string
  phone: Phone
  hoursTitle: string
  hours: HoursAlways | HoursNow
}

export function PlainPage(props: PlainPageProps) {
  const { content, review, urgent } = props
  if (urgent !== null) return <UrgentPage {...props} urgent={urgent} />
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
        <Contents {...props} className="a sticky toc" />
        <div className="b prose">
          {content.sections.map((section) => (
            <Part key={section.id} section={section} {...props} />
          ))}
        </div>
      </div>
    </>
  )
}

/** What to do comes before every drawing, and each section is a sheet of its own. */
function UrgentPage({ urgent, ...props }: PlainPageProps & { urgent: Urgent }) {
  const { content, review } = props
  const { leave } = urgent.texts
  return (
    <div className="urgent" data-address={urgent.stand}>
      <QuickExitStrip texts={leave} behaviour="quick-exit" more={null} />
      <div className="wrap duo plain">
        <div className="a">
          <h1>{content.title}</h1>
          <p className="lead">{content.subtitle}</p>
          {review !== null && <p className="meta">{review}</p>}
          <Contents {...props} />
        </div>
        <div className="b prose">
          {content.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Part section={section} {...props} />
            </section>
          ))}
        </div>
      </div>
      <UrgentClosing urgent={urgent} {...props} />
      <ExitFloat texts={leave} />
    </div>
  )
}

function UrgentClosing({ urgent, content, texts }: { urgent: Urgent } & PlainPageProps) {
  const { phone, hours, hoursTitle } = urgent
  const { contact, call } = urgent.texts
  return (
    <ClosingCall
      {...texts.closing}
      note={
        <>
          {'state' in hours && (
            <p className={hours.isOpen ? 'office open' : 'office'}>{hours.state}</p>
          )}
          <p className="meta">
            {hoursTitle}: <span>{hours.days}</span> <span>{hours.times}</span>
          </p>
        </>
      }
    >
      {/* Says where the message comes from, so that it is restricted. */}
      <ButtonLink href={`${contact.path}?from=${content.id}`}>{contact.text}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </ClosingCall>
  )
}

type ContentsProps = Pick<PlainPageProps, 'content' | 'texts'> & { className?: string }

function Contents({ content, texts, className = 'sticky toc' }: ContentsProps) {
  return (
    <nav className={className} aria-labelledby="contents">
      <h2 id="contents">{texts.contents}</h2>
      <ul>
        {content.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
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

export function Block(block: TextBlock): ReactNode {
  if (block.kind === 'link')
    return (
      <div key={block.href}>
        <MoreLink href={block.href}>{block.text}</MoreLink>
      </div>
    )
  const { tag, className } =
    block.kind === 'sources' ? SOURCES : { tag: block.tag, className: undefined }
  return createElement(tag, {
    key: block.html,
    className,
    // eslint-disable-next-line react/no-danger -- printed by markdown-it, which lets no HTML of the text through
    dangerouslySetInnerHTML: { __html: block.html },
  })
}

const SOURCES = { tag: 'p', className: 'meta' }
