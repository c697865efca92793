import { expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'

/** That somebody has checked the law, or a lawyer the text: of what ships nobody of a firm has. */
const CLAIMS = [
  /:verified\}/,
  /\blast (?:checked|compared|verified|reviewed)\b/i,
  /\bwe (?:last )?(?:checked|compared|verified) this\b/i,
  /\b(?:reviewed|checked|verified|approved) by (?:a|an|our|the firm’s|the firm's) (?:\w+ )?(?:lawyer|attorney)s?\b/i,
  /\b(?:a|an|our) (?:\w+ )?(?:lawyer|attorney)s? (?:has|have) (?:reviewed|checked|verified|approved)\b/i,
  /última (?:revisión|verificación|comprobación|verificação|revisão)/i,
  /(?:revisamos|verificamos|comprobamos|conferimos)(?: \p{L}+)? (?:por|pela) última vez/iu,
  /(?:revisad|verificad|comprobad|aprobad|conferid|aprovad)[oa]s? (?:por|pelo|pela) (?:un |una |um |uma |nuestr\p{L}+ |noss\p{L}+ )?(?:abogad|advogad)/iu,
  /vérifiée?s? (?:pour )?la dernière fois|dernière vérification/i,
  /(?:relue?|vérifiée?|revue?|approuvée?)s? par (?:un|une|notre|nos) avocat/i,
]

const DENIALS =
  /\b(?:not yet|ainda não|pas encore) \p{L}+ (?:by|por|par) (?:a|um|un) (?:lawyer|advogado|avocat)/giu

const saysSo = (text: string) => {
  const said = text.replaceAll(DENIALS, '')
  return CLAIMS.some((claim) => claim.test(said))
}

test.each(LOCALES)(
  'in %s no shipped text claims that the law was checked or reviewed',
  (locale) => {
    const texts = shippedTexts(locale)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(saysSo)).toEqual([])
  },
)

test.each([
  '{h1b.notice} Last checked on {h1b.notice:day}.',
  'See {h1b.notice:verified}',
  'We last compared this on Monday.',
  'This page was reviewed by our attorneys.',
  'A licensed attorney has reviewed it.',
  'Última revisión: 30 de junio de 2026.',
  'Lo revisamos por última vez el 30 de junio de 2026.',
  'Revisado por un abogado',
  'Última verificação: 30 de junho de 2026.',
  'Verificamos isto pela última vez em 30 de junho de 2026.',
  'Verificado por nossa advogada',
  'Vérifié la dernière fois le 30 juin 2026.',
  'Ce texte a été relu par un avocat.',
])('"%s" is such a claim', (text) => {
  expect(saysSo(text)).toBe(true)
})

/** That a green card may come without a trip abroad, and that officers cannot enter: both are told with what stands against them, or not at all. */
const FALSE_HOPES =
  /without leaving|cannot come in|sin salir|no pueden entrar|sem sair|não podem entrar|sans (?:quitter|partir)|ne peuvent pas entrer/i

test.each(LOCALES)('in %s no shipped text sells false hope', (locale) => {
  expect(shippedTexts(locale).filter((text) => FALSE_HOPES.test(text))).toEqual([])
})

// What is no law: addresses, names of forms and visas, prices of the sample firm, days of sources, the emergency number, and what the site itself promises or allows.
const NO_LAW = [
  /\{[^{}]*\}|\]\([^)]*\)|https?:\S+/g,
  /\b[A-Z]{1,5}-\d+[A-Z]?\b/g,
  /^(?:tel:\d+|\d{4}-\d\d-\d\d|0[1-6]|form-[a-z]-\d+|.* \(sample\))$/g,
  /^\d+\. /gm,
  /\b911\b|\bWCAG 2\.2|\b30[ -]minut\w+/g,
  /\b24 (?:hours|horas|heures)|\b90 (?:days|días|dias|jours)/g,
  /\b\d[\d,.\s]* (?:characters|caracteres|caractères)/g,
]

test.each(LOCALES)('in %s no figure stands in a text that is not a legal fact', (locale) => {
  const others = /^(?:firm|office|person|menu|fact|bulletin)$/
  const records = Object.entries(shippedInAll[locale]).filter(([type]) => !others.test(type))
  const bare = textsIn([records, interfaceTexts(locale)]).flatMap((text) => {
    const rest = NO_LAW.reduce((all, harmless) => all.replaceAll(harmless, ' '), text)
    return /\d/.test(rest) ? [text] : []
  })
  expect(bare).toEqual([])
})

function shippedTexts(locale: Locale): string[] {
  return textsIn([
    // What readers see of a fact is its values.
    { ...shippedInAll[locale], fact: {} },
    interfaceTexts(locale),
    samplePosts.filter((post) => post.locale === locale),
    factsIn(legalFacts, locale).map(({ intervals }) => intervals.map(({ value }) => value)),
  ])
}

function textsIn(content: unknown): string[] {
  const texts: string[] = []
  mapTexts(content, (text) => {
    texts.push(text)
    return text
  })
  return texts
}
