import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import { english as en } from '#app/features/site/search/words/en.ts'
import { spanish as es } from '#app/features/site/search/words/es.ts'
import { french as fr } from '#app/features/site/search/words/fr.ts'
import { portuguese as pt } from '#app/features/site/search/words/pt.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

export const searchWords: Readonly<Record<Locale, SearchWords>> = { en, es, pt, fr }
