import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

/** Null where the site no longer has the question whose words it has. */
export function answerWords(
  { sameAs, question, answer, link }: RecordData<'answer'>,
  site: Pick<SiteContent, 'find'>,
): Pick<RecordData<'question'>, 'question' | 'answer' | 'link'> | null {
  if (sameAs !== null) return site.find('question', sameAs)?.data ?? null
  return question === null || answer === null ? null : { question, answer, link }
}
