import {
  CATEGORY_LIMITS,
  type CategoryForm,
  type CategoryProblems,
  type CategoryTexts,
  fieldOf,
  nameIn,
  type NamedCategory,
  nameProblemOf,
  OTHER_LOCALES,
  ownTexts,
  slugIn,
} from '#app/features/posts/categories/category-names.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import { categorySlug } from '#app/features/posts/category.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'

const { problems: texts } = categoryTexts

export function withTexts(before: NamedCategory, form: CategoryForm): NamedCategory {
  const { en } = form
  return {
    ...en,
    slug: en.name === before.name ? before.slug : categorySlug(en.name),
    translated: Object.fromEntries(
      OTHER_LOCALES.flatMap((locale) => (isEmpty(form[locale]) ? [] : [[locale, form[locale]]])),
    ),
  }
}

/** What a name in the form cannot be, whatever other categories are called. */
export function textProblems(before: NamedCategory, form: CategoryForm): CategoryProblems {
  const problems: CategoryProblems = {}
  for (const locale of LOCALES) {
    const { name, description } = form[locale]
    const isSame = name === ownTexts(before, locale)?.name
    const problem =
      isSame || (locale !== 'en' && isEmpty(form[locale])) ? null : nameProblemOf(name)
    const language = languageName(locale, 'en')
    if (problem !== null)
      problems[fieldOf('name', locale)] =
        problem === 'empty' && locale !== 'en'
          ? fillText(texts.nameToo, { language })
          : texts.name[problem]
    if (description.length > CATEGORY_LIMITS.description)
      problems[fieldOf('description', locale)] = texts.description
  }
  return problems
}

/** In no language do two categories have the same address. */
export function takenNames(
  categories: readonly NamedCategory[],
  before: NamedCategory,
  after: NamedCategory,
): CategoryProblems {
  const problems: CategoryProblems = {}
  for (const locale of LOCALES.toReversed()) {
    const name = nameIn(after, locale)
    if (name === nameIn(before, locale)) continue
    const slug = slugIn(after, locale)
    const other = categories.find(
      (each) => each.slug !== before.slug && slugIn(each, locale) === slug,
    )
    if (!other) continue
    const theirs = nameIn(other, locale)
    const own = ownTexts(after, locale) ? locale : 'en'
    const text = theirs === name ? texts.taken : texts.alike
    problems[fieldOf('name', own)] =
      locale === 'en'
        ? fillText(text, { name: theirs })
        : fillText(texts.takenIn, {
            language: languageName(locale, 'en'),
            name: theirs,
            category: other.name,
          })
  }
  return problems
}

/** What has to be written into posts; `locale` is one of the languages. */
export function newNames(before: NamedCategory, after: NamedCategory) {
  const changed = LOCALES.filter((locale) => nameIn(before, locale) !== nameIn(after, locale))
  const same = Map.groupBy(changed, (each) => `${slugIn(before, each)} ${nameIn(after, each)}`)
  return [...same.values()].flatMap((locales) => {
    const [locale] = locales
    if (locale === undefined) return []
    return [{ locale, locales, slug: slugIn(before, locale), name: nameIn(after, locale) }]
  })
}

/** `used`: the languages that have posts of it. */
type UsedCategory = NamedCategory & { used: readonly Locale[] }

/** The second keeps its texts in the languages in which the first has neither a name nor posts. */
export function merged(into: UsedCategory, gone: UsedCategory): NamedCategory {
  const pick = (locale: Locale) =>
    [into, gone].find((each) => each.used.includes(locale) || isNamed(each, locale))
  const first = pick('en') ?? into
  const translated = OTHER_LOCALES.flatMap((locale) => {
    const from = pick(locale)
    if (!from) return []
    const theirs: CategoryTexts = {
      name: nameIn(from, locale),
      description: ownTexts(from, locale)?.description ?? '',
    }
    return theirs.name === first.name && theirs.description === ''
      ? []
      : [[locale, theirs] as const]
  })
  const { slug, name, description } = first
  return { slug, name, description, translated: Object.fromEntries(translated) }
}

/** The first name of a category that has other ones is the English one. */
function isNamed({ name, translated }: NamedCategory, locale: Locale): boolean {
  if (locale !== 'en') return translated[locale] !== undefined
  const names = Object.values(translated).map((each) => each?.name)
  return names.length > 0 && !names.includes(name)
}

function isEmpty({ name, description }: CategoryTexts): boolean {
  return name === '' && description === ''
}
