import type { HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import {
  isText,
  type PlainPageContent,
  type ShownText,
} from '#app/features/site/sections/shown-sections.ts'
import {
  callText,
  PageSections,
  type SectionsProps,
} from '#app/features/site/sections/ui/page-sections.tsx'
import { TextOf, type TextParts } from '#app/features/site/sections/ui/section-text.tsx'
import type { TitlePicture } from '#app/features/site/sections/ui/section-picture.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { Contents } from '#app/features/site/ui/contents.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'

type PlainPageProps = SectionsProps & {
  content: PlainPageContent
  image: TitlePicture | null
  /** Null where nobody may have to leave. */
  urgent: Urgent | null
}

type Urgent = {
  hoursTitle: string
  hours: HoursAlways | HoursNow
}

/** A page of text alone is read as one, beside its contents; any other section by section. */
export function PlainPage({ content, urgent, ...parts }: PlainPageProps) {
  const { sections } = content
  if (!isText(sections)) return <SectionedPage content={content} urgent={urgent} {...parts} />
  const text = { content, sections, ...parts }
  if (urgent !== null) return <UrgentPage {...text} urgent={urgent} />
  return (
    <>
      <PlainHead content={content} image={parts.image} review={parts.review} />
      <div className="wrap duo plain">
        <Contents title={parts.texts.plainPages.contents} parts={sections} className="a" />
        <div className="b prose">
          <Texts {...text} />
        </div>
      </div>
    </>
  )
}

function SectionedPage({ content, urgent, ...parts }: PlainPageProps) {
  const { leave } = parts.texts.services
  return (
    <>
      {urgent && <QuickExitStrip texts={leave} behaviour="quick-exit" more={leave.urgent} />}
      <PlainHead content={content} image={parts.image} review={parts.review} />
      <PageSections sections={content.sections} {...parts} />
      {urgent && <ExitFloat texts={leave} />}
    </>
  )
}

function PlainHead({
  content,
  image,
  review,
}: Pick<PlainPageProps, 'content' | 'image' | 'review'>) {
  return (
    <PageHead
      content={content}
      image={image}
      review={review}
      vignette={content.isAboutLaw === true ? 'license' : null}
      motif="east"
    />
  )
}

type TextPageProps = Omit<PlainPageProps, 'urgent'> & { sections: readonly ShownText[] }

/** What to do comes before every drawing, and each section is a sheet of its own. */
function UrgentPage({ urgent, ...props }: TextPageProps & { urgent: Urgent }) {
  const { content, sections, texts, admissions, review } = props
  const { leave } = texts.services
  return (
    <div className="urgent">
      <QuickExitStrip texts={leave} behaviour="quick-exit" more={null} />
      <header className="night">
        <div className="wrap">
          <h1>{content.title}</h1>
          <Contents title={texts.plainPages.contents} parts={sections} />
          <p className="lead">{content.subtitle}</p>
          {review !== null && <p className="meta">{review}</p>}
        </div>
      </header>
      <div className="wrap plain">
        <div className="prose">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Text section={section} texts={texts.plainPages} admissions={admissions} />
            </section>
          ))}
        </div>
      </div>
      <UrgentClosing urgent={urgent} {...props} />
      <ExitFloat texts={leave} />
    </div>
  )
}

function UrgentClosing({ urgent, sections, texts, calls }: { urgent: Urgent } & TextPageProps) {
  const { hours, hoursTitle } = urgent
  const { contact } = texts.services
  const others = sections.filter(({ notOurWork }) => notOurWork === true)
  if (others.length === sections.length) return null
  const titles = others.map(({ title }) => title).join('; ')
  return (
    <ClosingCall
      // No anchor of a section has such a sign.
      id="closing_call"
      {...texts.plainPages.closing}
      note={
        <>
          {others.length > 0 && <p>{fillText(texts.plainPages.notOurWork.closing, { titles })}</p>}
          {'state' in hours && (
            <p className={hours.isOpen ? 'office open' : 'office'}>{hours.state}</p>
          )}
          <p className="meta">
            {hoursTitle}: <span>{hours.days}</span> <span>{hours.times}</span>
          </p>
        </>
      }
    >
      <ButtonLink href={calls.messageHref ?? contact.path}>{contact.text}</ButtonLink>
      <ButtonLink href={calls.phone.href} variant="secondary" icon="phone">
        {callText(calls, texts.services)}
      </ButtonLink>
    </ClosingCall>
  )
}

function Texts({ sections, texts, admissions }: TextPageProps) {
  return sections.map((section) => (
    <Text key={section.id} section={section} texts={texts.plainPages} admissions={admissions} />
  ))
}

function Text({ section, ...parts }: TextParts) {
  return (
    <>
      <h2 id={section.id}>{section.title}</h2>
      <TextOf section={section} {...parts} />
    </>
  )
}
