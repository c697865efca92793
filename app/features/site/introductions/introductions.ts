import type { SiteContent } from '#app/features/content/site-content.ts'
import type { IntroductionTexts } from '#app/features/site/introductions/introduction-texts.ts'
import { amharic as am } from '#app/features/site/introductions/texts/am.ts'
import { arabic as ar } from '#app/features/site/introductions/texts/ar.ts'
import { haitianCreole as ht } from '#app/features/site/introductions/texts/ht.ts'
import { chinese as zh } from '#app/features/site/introductions/texts/zh.ts'
import type { LanguageLink } from '#app/ui/frame/frame.ts'

/** By the last part of their address. */
const INTRODUCTIONS = { ht, ar, am, zh }

type IntroductionId = keyof typeof INTRODUCTIONS

const IDS = Object.keys(INTRODUCTIONS) as IntroductionId[]

/** Those that the firm has turned on. @param site in English, which has the profile */
export function introductionsOf({
  firm,
}: SiteContent): { path: string; texts: IntroductionTexts }[] {
  return IDS.filter((id) => firm.introductions[id] === true).map((id) => ({
    path: `/languages/${id}`,
    texts: INTRODUCTIONS[id],
  }))
}

/** Null for every other address. */
export function introductionAt(site: SiteContent, path: string): IntroductionTexts | null {
  return introductionsOf(site).find((one) => one.path === path)?.texts ?? null
}

export function introductionLinks(site: SiteContent): LanguageLink[] {
  return introductionsOf(site).map(({ path, texts: { lang, name } }) => ({
    lang,
    name,
    path,
    isCurrent: false,
    missing: null,
  }))
}
