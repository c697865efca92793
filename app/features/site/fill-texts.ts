import { fillText } from '#app/platform/fill-text.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'

/** At any depth; unknown placeholders stay. */
export function fillTexts<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
): Content {
  return mapTexts(content, (text) => fillText(text, values))
}
