import { localPath } from '#test/local-path.ts'
import { describe, expect, test } from 'vitest'
import { quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { factsIn } from '#app/features/facts/values/facts-in.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import {
  answerTo,
  PATH_ANSWERS,
  type PathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability } from '#test/seo/language/readability.ts'
import { aVisitor, openSite } from '#test/site.ts'

// A Wednesday, in office hours.
const now = () => new Date('2026-11-25T17:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now }))

const PATH = '/services/permanent-residency'
const BULLETIN =
  'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html" target="_blank"'

/** What an answer may not say; whoever leaves out the memo, or promises, harms. */
const FORBIDDEN: Record<Locale, RegExp> = {
  en: /without leaving|\byou can\b(?!not)|\byou may be able to finish|\byou (?:will )?get\b/i,
  es: /sin (?:tener que )?(?:salir|irse|dejar el país|abandonar el país)|usted puede|puede usted/i,
  pt: /sem (?:ter que |precisar )?(?:sair|deixar o país)|você pode|você possa/i,
  fr: /sans (?:avoir à )?(?:quitter|sortir|partir)|vous pouvez|pouvez-vous|vous puissiez/i,
}

const NOW_OPEN: Record<Locale, string> = {
  en: 'Monday-Friday 9:00 AM - 5:00 PM Open now, until 5:00 PM',
  es: 'lunes a viernes 9:00 a.m. - 5:00 p.m. Abierto ahora',
  pt: 'segunda-feira a sexta-feira 9:00 - 17:00 Aberto agora',
  fr: 'lundi à vendredi 9:00 - 17:00 Ouvert jusqu’à 17:00',
}

const combinations: PathAnswers[] = PATH_ANSWERS.relative.flatMap((relative) =>
  PATH_ANSWERS.work.flatMap((work) =>
    PATH_ANSWERS.place.map((place) => ({ relative, work, place })),
  ),
)

describe.each(LOCALES)('the path to a green card in %s', (locale) => {
  const address = localPath(PATH, locale)
  const pageOf = (query: string) => aVisitor(site.origin).text(address + query)
  const read = async (query: string) => {
    const html = await pageOf(query)
    const [, tool = ''] =
      /<section class="tool" id="green-card-path"([\s\S]*?)<\/section>/.exec(html) ?? []
    return tool
  }
  const queryOf = (answers: PathAnswers) => `?${new URLSearchParams(answers).toString()}`
  const quoted = (text: string) =>
    textOf(quoteFacts(text, factsIn(legalFacts, locale), now(), locale))
  const href = (path: string) => `href="${localPath(path, locale)}"`
  const lines = [href('/services/u-visa'), href('/faq#humanitarian-asylum'), href('/urgent#court')]

  test.each([
    ['an answer', `?relative=none&work=none&place=here`, 'class="answer"'],
    ['the first question', '', '<form'],
    ['a question that was left out', '?relative=none', '<form'],
  ])('begins with harm, fear and the court, before %s', async (_, query, next) => {
    const [before = '', after] = (await read(query)).split(next, 2)
    expect(after).toBeDefined()
    // Each is a plain link, and nothing that a reader chose stands in its address.
    expect([...before.matchAll(/href="[^"]*"/g)].map(([found]) => found)).toEqual(lines)
    const { hurt, afraid, court } = interfaceTexts(locale).tools.greenCardPath.first.lines
    for (const { name } of [hurt, afraid, court]) expect(before).toContain(`<b>${name}</b>`)
  })

  test('an answer is plain, with the page around it', async () => {
    const scores = await Promise.all(
      combinations.map(async (answers) => {
        const html = await pageOf(queryOf(answers))
        return { ...answers, ...readability(sentencesOf(html), locale) }
      }),
    )
    expect(scores.filter(({ isPlain }) => !isPlain)).toEqual([])
  })

  test.each(combinations)('$relative, $work, $place', async (answers) => {
    const tool = await read(queryOf(answers))
    const [, answer = ''] = /class="answer"([\s\S]*?)<form/.exec(tool) ?? []
    const words = textOf(answer)
    const { path, isInBulletin, rule } = answerTo(answers)
    expect(words).not.toMatch(FORBIDDEN[locale])
    expect(words).not.toMatch(/\{/)

    const isHere = answers.place === 'here'
    const says = (key: string) => words.includes(quoted(`{${key}} ({${key}:day})`))
    expect([says('adjustment.memo'), says('travel.parole')]).toEqual([isHere, isHere])
    expect([says('consulates.pause'), says('entry.ban')]).toEqual([!isHere, !isHere])
    expect(words.includes(quoted('{adjustment.let-in}'))).toBe(isHere && path === 'family')
    expect(words.includes(quoted('{adjustment.lines}'))).toBe(isHere && path !== 'family')
    expect(words).toContain(` ${rule}.`)
    expect(rule.includes('245(a)')).toBe(isHere)

    const isLast = path === 'others'
    expect(says('diversity.notice')).toBe(isLast)
    expect(isLast).toBe(answers.relative === 'none' && answers.work === 'none')
    const lottery = words.indexOf(quoted('{diversity.notice}'))
    const asylum = words.indexOf(interfaceTexts(locale).tools.greenCardPath.answer.protection.text)
    expect(asylum > 0).toBe(isLast)
    expect(asylum).toBeLessThanOrEqual(lottery)
    expect(answer.includes(href('/services/u-visa'))).toBe(isLast)

    expect(isInBulletin).toBe(path !== 'family' && path !== 'others')
    expect(answer.includes(BULLETIN)).toBe(isInBulletin)

    const [, onward = ''] = answer.split('class="onward')
    for (const way of ['href="tel:+17035550142"', href('/contact#message'), href('/urgent')])
      expect(onward).toContain(way)
    expect(textOf(onward)).toContain(NOW_OPEN[locale])
  })
})

function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}
