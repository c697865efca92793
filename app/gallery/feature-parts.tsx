import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { NO_TEXTS } from '#app/features/posts/post.ts'
import type { PostCardData } from '#app/features/posts/ui/post-card.tsx'
import { PostCard } from '#app/features/posts/ui/post-card.tsx'
import { PostListPage } from '#app/features/posts/ui/post-list-page.tsx'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { ShareLinks } from '#app/features/posts/ui/share-links.tsx'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import { contactContent } from '#app/features/site/pages/contact.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { PeopleRow } from '#app/features/site/people/ui/people-row.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { CountryCarousel } from '#app/features/site/ui/country-carousel.tsx'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { QuestionList } from '#app/features/site/ui/question-list.tsx'
import { ComparedText } from '#app/ui/compared-text.tsx'
import { Button } from '#app/ui/button.tsx'

const { blog, consultation, contact: contactTexts, notFound } = interfaceTexts('en')
const contact = contactContent(shippedSite, contactTexts, true)

export function BlogParts() {
  return (
    <Shelf title="The blog">
      <Specimen name="Post cards: a drawing, an image on another host, one that is shown at once">
        {() => (
          <ul className="posts">
            {images.map((cover) => (
              <PostCard key={cover.kind} post={{ ...post, cover }} texts={blog} priority={false} />
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="The list, with a search that finds nothing" wide>
        {() => <PostListPage texts={blog} list={{ ...noPosts, search: 'nothing like this' }} />}
      </Specimen>
      <Specimen name="The list, of a category without articles" wide>
        {() => <PostListPage texts={blog} list={{ ...noPosts, search: '', category: 'Visa' }} />}
      </Specimen>
      <Specimen name="The list, between newer and older pages" wide>
        {() => (
          <PostListPage
            texts={blog}
            list={{
              ...noPosts,
              search: '',
              posts: [post],
              total: { count: 30, isMore: false },
              newerHref: '#here',
              olderHref: '#here',
            }}
          />
        )}
      </Specimen>
      <Specimen name="No such article" wide>
        {() => <PostNotFoundPage texts={blog} />}
      </Specimen>
      <Specimen name="Two texts compared">
        {() => (
          <ComparedText
            parts={[
              { kind: 'same', text: 'We answer within ' },
              { kind: 'removed', text: 'three days' },
              { kind: 'added', text: 'one day' },
              { kind: 'same', text: '.' },
            ]}
            spoken={{ added: 'added', removed: 'removed' }}
          />
        )}
      </Specimen>
      <Specimen name="Share links">
        {() => (
          <ShareLinks
            title={post.title}
            address="https://example.com/blog/x"
            texts={blog.post.share}
          />
        )}
      </Specimen>
    </Shelf>
  )
}

const post: PostCardData = {
  ...NO_TEXTS,
  id: 'sample',
  slug: 'sample',
  title: 'What a receipt notice tells you',
  excerpt: 'The notice has a number, a date and a place.',
  author: 'Sample Author',
  date: 'November 21, 2026',
  imageAlt: 'A letter on a table',
  categories: ['Visa', 'Policy Updates'],
  cover: { kind: 'none' },
}

const outside = { kind: 'outside', address: 'https://pictures.example.com/receipt.jpg' } as const
const images: readonly PostCardData['cover'][] = [
  { kind: 'none' },
  { ...outside, shownAtOnce: false },
  { kind: 'own', cover: { src: '/icons/favicon.svg', width: 800, height: 480, sources: [] } },
]

const noPosts = {
  posts: [],
  total: { count: 0, isMore: false },
  category: null,
  language: null,
  categories: [{ name: 'Visa', slug: 'visa' }],
  newerHref: null,
  olderHref: null,
}

export function PageParts() {
  const problems = {
    email: 'Please write your e-mail address.',
    password: 'Please write your password.',
  }
  return (
    <Shelf title="Parts of pages">
      <Specimen name="People">{() => <PeopleRow people={peopleOf(shippedSite)} />}</Specimen>
      <Specimen name="The line beside a button to book">
        {() => <ConsultationLine {...consultationOf(shippedSite.firm, consultation)} />}
      </Specimen>
      <Specimen name="Country carousel" wide>
        {() => <CountryCarousel content={contact.carousel} />}
      </Specimen>
      <Specimen name="Questions with links">
        {(id) => <QuestionList name={id} questions={contact.questions.items} />}
      </Specimen>
      <Specimen name="A form that was refused" wide>
        {() => (
          <LoginPage
            email="ana@"
            problems={problems}
            toast={{ ...loginToasts.unexpected, tone: 'destructive' }}
          />
        )}
      </Specimen>
      <Specimen name="The closing call" wide>
        {() => (
          <ClosingCall title="Thirty minutes to find your next step" text="Tell us where you are.">
            <Button>Book a Consultation</Button>
            <Button variant="secondary">Learn More</Button>
          </ClosingCall>
        )}
      </Specimen>
      <Specimen name="Page Not Found" wide>
        {() => <NotFoundPage content={notFound} />}
      </Specimen>
    </Shelf>
  )
}
