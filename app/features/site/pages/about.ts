import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { type FirmPromise, promisesOf } from '#app/features/site/fees/promises.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { languageNames } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { admissionsOf, peopleOf } from '#app/features/site/people/people.ts'

export type AboutContent = ReturnType<typeof aboutContent>

type AboutTexts = Pick<InterfaceTexts, 'about' | 'consultation' | 'promises' | 'proof'>

const PROMISES: readonly FirmPromise[] = [
  'oneLawyer',
  'readBeforeFiling',
  'secondCheck',
  'personAnswers',
  'safeTimes',
]

export function aboutContent(site: SiteContent, texts: AboutTexts) {
  const { data, review } = pageOf(site, 'about', 'about')
  const { firm } = site
  const founderPath = pathOf('person', firm.founder.id)
  const people = peopleOf(site)
  return {
    ...data,
    texts: texts.about,
    review,
    story: { ...data.story, paragraphs: paragraphsOf(data.story.text) },
    offices: {
      ...data.offices,
      languages: fillText(data.offices.languages, { languages: languageNames(firm, site.locale) }),
    },
    promises: promisesOf(firm, texts.promises, PROMISES),
    founder: {
      title: data.founderTitle,
      summary: people.find(({ path }) => path === founderPath) ?? null,
      biography: paragraphsOf(site.find('person', firm.founder.id)?.data.biography ?? ''),
    },
    admissions: admissionsOf(site),
    others: people.filter(({ path }) => path !== founderPath),
    proof: proofOf(firm, texts.proof),
    consultation: consultationOf(firm, texts.consultation),
  }
}
