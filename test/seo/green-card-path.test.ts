import { localPath } from '#test/local-path.ts'
import { describe, expect, test } from 'vitest'
import { quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import {
  FINISH_SOURCES,
  IN_BULLETIN,
  PATH_ANSWERS,
  PATH_RULES,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { PROMISE } from '#test/seo/language/no-promise.ts'
import { readability } from '#test/seo/language/readability.ts'
import { aVisitor, openSite } from '#test/site.ts'

// A Wednesday, in office hours.
const now = () => new Date('2026-11-25T17:00:00Z')
const environment = { TRUSTED_PROXY: '127.0.0.1' }
const site = openedOnce(() => openSite('sqlite', { now, environment }))

const PATH = '/services/permanent-residency'

const NOW_OPEN: Record<Locale, string> = {
  en: 'Monday-Friday 9:00 AM - 5:00 PM Open now, until 5:00 PM',
  es: 'lunes a viernes 9:00 a.m. - 5:00 p.m. Abierto ahora',
  pt: 'segunda-feira a sexta-feira 9:00 - 17:00 Aberto agora',
  fr: 'lundi à vendredi 9:00 - 17:00 Ouvert jusqu’à 17:00',
}

/** What each rule answers to, in each place. */
const asked = PATH_RULES.flatMap((rule) =>
  PATH_ANSWERS.place.map((place) => {
    const given = { danger: 'none', relative: 'none', work: 'unsaid', ...rule.when, place }
    return { id: rule.id, rule, place, given }
  }),
)

describe.each(LOCALES)('the path to a green card in %s', (locale) => {
  const address = localPath(PATH, locale)
  const pageOf = async (given: Record<string, string> | null) => {
    if (given === null) return aVisitor(site.origin).text(address)
    const form = new URLSearchParams({ tool: 'green-card-path', ...given })
    return (await aVisitor(site.origin).post(address, form)).text()
  }
  const read = async (given: Record<string, string> | null) => {
    const html = await pageOf(given)
    const [, tool = ''] =
      /<section class="tool" id="green-card-path"([\s\S]*?)<\/section>/.exec(html) ?? []
    return tool
  }
  const quoted = (text: string) =>
    textOf(quoteFacts(text, factsIn(legalFacts, locale), now(), locale))
  const href = (path: string) => `href="${localPath(path, locale)}"`
  const lines = [href('/services/u-visa'), href('/faq#humanitarian-asylum'), href('/urgent#court')]

  test.each([
    ['an answer', { relative: 'none' }, 'class="answer"'],
    ['the first question', null, '<form'],
  ])('begins with harm, fear and the court, before %s', async (_, given, next) => {
    const [before = '', after] = (await read(given)).split(next, 2)
    expect(after).toBeDefined()
    // Each is a plain link, and nothing that a reader chose stands in its address.
    expect([...before.matchAll(/href="[^"]*"/g)].map(([found]) => found)).toEqual(lines)
    const { hurt, afraid, court } = interfaceTexts(locale).tools.greenCardPath.first.lines
    for (const { name } of [hurt, afraid, court]) expect(before).toContain(`<b>${name}</b>`)
  })

  test('an answer is plain, with the page around it', async () => {
    const scores = await Promise.all(
      asked.map(async ({ id, place, given }) => {
        const html = await pageOf(given)
        return { id, place, ...readability(sentencesOf(html), locale) }
      }),
    )
    expect(scores.filter(({ isPlain }) => !isPlain)).toEqual([])
  })

  test.each(asked)('$id, $place', async ({ rule, place, given }) => {
    const tool = await read(given)
    const [, answer = ''] = /class="answer"([\s\S]*?)<form/.exec(tool) ?? []
    const words = textOf(answer)
    const { id, here, source } = rule
    expect(answer).toContain(`data-rule="${id}"`)
    expect(words).not.toMatch(PROMISE[locale])
    expect(words).not.toMatch(/\{/)

    const [isHere, isAbroad] = [place !== 'abroad', place !== 'here']
    const says = (key: string) => words.includes(quoted(`{${key}} ({${key}:day})`))
    expect([says('adjustment.memo'), says('travel.parole')]).toEqual([isHere, isHere])
    expect([says('consulates.pause'), says('entry.ban')]).toEqual([isAbroad, isAbroad])
    const finish = (name: keyof typeof FINISH_SOURCES) =>
      words.includes(`(${FINISH_SOURCES[name]})`)
    expect(finish('immediateHere')).toBe(isHere && here === 'immediateHere')
    expect(words.includes(quoted('{adjustment.let-in}'))).toBe(finish('immediateHere'))
    expect(finish('lineHere')).toBe(isHere && here === 'lineHere')
    expect(words.includes(quoted('{adjustment.lines}'))).toBe(finish('lineHere'))
    expect(finish('abroad')).toBe(isAbroad && here !== undefined)
    expect(words).toContain(`${source}.`)

    const isLast = id === 'others'
    const isProtected = isLast || id === 'talk'
    expect(says('diversity.notice')).toBe(isLast)
    const lottery = words.indexOf(quoted(isLast ? '{diversity.notice}' : '{adjustment.memo}'))
    const asylum = words.indexOf(interfaceTexts(locale).tools.greenCardPath.answer.protection.text)
    expect(asylum > 0).toBe(isProtected)
    expect(isProtected && isHere && asylum > lottery).toBe(false)
    expect(answer.includes(href('/services/u-visa'))).toBe(isProtected || id === 'hurt')
    expect(answer.includes(href('/faq#humanitarian-asylum'))).toBe(id === 'afraid')
    expect(answer.includes(href('/urgent#court'))).toBe(id === 'court')
    expect(answer.includes(href('/visa-bulletin'))).toBe(IN_BULLETIN.includes(id))

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
