import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { PersonContent } from '#app/features/site/people/person.ts'
import { Crumbs } from '#app/features/site/ui/page-head.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { IndexList } from '#app/ui/page/region.tsx'

/** An article that the person wrote or reviewed. */
export type PersonPost = { path: string; title: string; date: string; isReviewed: boolean }

type PersonPageProps = Booking & {
  content: PersonContent
  posts: readonly PersonPost[]
}

export function PersonPage(props: PersonPageProps) {
  const { content, posts } = props
  const { texts, biography, services } = content
  return (
    <>
      <PersonHead {...props} />
      <TwoColumns headingId="background" title={texts.biography}>
        <div className="prose">
          {biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Licenses content={content} />
      </TwoColumns>
      {services.length > 0 && (
        <TwoColumns className="on-sheet" headingId="services" title={texts.services}>
          <IndexList entries={services} />
        </TwoColumns>
      )}
      {posts.length > 0 && <Posts posts={posts} texts={texts} />}
    </>
  )
}

function PersonHead({ content, consultation, bookingHref }: PersonPageProps) {
  const { name, role, facts, directLine, texts } = content
  return (
    <>
      <Hero
        title={name}
        subtitle={role}
        before={<Crumbs label={texts.breadcrumb} parent={texts.about} current={name} />}
        art={<Portrait {...content} />}
        artBeside
      >
        <dl className="about">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {directLine && (
            <div>
              <dt>{texts.directLine}</dt>
              <dd>
                <a href={directLine.href}>{directLine.display}</a>
              </dd>
            </div>
          )}
        </dl>
        <div className="btns full">
          <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
        </div>
        <ConsultationLine {...consultation} />
      </Hero>
      <Band motif="andes" />
    </>
  )
}

function Licenses({ content }: Pick<PersonPageProps, 'content'>) {
  const { licenses, texts } = content
  if (licenses.length === 0) return null
  return (
    <>
      <h3>{texts.licenses}</h3>
      <ul className="marks">
        {licenses.map(({ label, register, registerUrl }) => (
          <li key={label}>
            {label}
            <br />
            <MoreLink href={registerUrl}>{register}</MoreLink>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink href={texts.howToCheck.path}>{texts.howToCheck.text}</MoreLink>
      </p>
    </>
  )
}

function Posts({ posts, texts }: Pick<PersonPageProps, 'posts'> & Pick<PersonContent, 'texts'>) {
  return (
    <TwoColumns headingId="articles" title={texts.posts}>
      <ul className="results">
        {posts.map(({ path, title, date, isReviewed }) => (
          <li key={path}>
            <a href={path} dir="auto">
              {title}
            </a>
            <p className="meta">
              {isReviewed ? texts.reviewed : texts.wrote}, <bdi>{date}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </TwoColumns>
  )
}
