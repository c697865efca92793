import { describe, expect, test } from 'vitest'
import { isPostId } from '#app/features/posts/post.ts'
import { hasSlugLetters, headingId } from '#app/features/posts/publication/slug-words.ts'
import { slugOf } from '#app/features/posts/publication/slug.ts'

describe('the address of a title', () => {
  test.each([
    ['Two civics tests: which one is yours?', 'two-civics-tests-which-one-is-yours'],
    ['São Paulo’s “new” consulate', 'sao-paulos-new-consulate'],
    ['Frères et sœurs : qui peut demander', 'freres-et-soeurs-qui-peut-demander'],
    ['Ærø, Łódź, Đà Nẵng, Þórshöfn, Straße', 'aero-lodz-da-nang-thorshofn-strasse'],
    ['Iğdır, Əli, Ħamrun, Ŋala, Ɓauchi ƙasa', 'igdir-ali-hamrun-nala-bauchi-kasa'],
    ['Oʻzbekiston, ma’lumot', 'ozbekiston-malumot'],
    ['Μετανάστευση: θεωρήσεις, έξοδος, ψυχή', 'metanasteysi-theoriseis-exodos-psychi'],
    ['Виза невесты: что нужно знать', 'viza-nevesty-chto-nuzhno-znat'],
    ['Їжак, ґанок, Єва', 'izhak-ganok-yeva'],
    ['Ђорђе, Љубав, Ћирић', 'djordje-ljubav-ciric'],
    ['Қазақ, Тоҷикӣ, Ѕвезда', 'khazakh-tojiki-dzvezda'],
    ['Ирӕттӕ, Башҡорт, Җиңү, Аԥсуа бызшәа', 'iraettae-bashqort-jingue-apsua-byzshaea'],
    ['Thị thực hôn phu ở Việt Nam', 'thi-thuc-hon-phu-o-viet-nam'],
    ['Şirketler İçin Vize: IŞIK', 'sirketler-icin-vize-isik'],
    ['Visa виза θεώρηση 移民 2027', 'visa-viza-theorisi-2027'],
    ['Immi\u00adgration\u2014form I\u2011130', 'immigration-form-i-130'],
    ['移民 visa', 'visa'],
    ['Category', 'post-category'],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
    expect(hasSlugLetters(title)).toBe(true)
  })

  test.each(['移民', 'تأشيرة', 'שלום', '!?', ''])('there is none for “%s”', (title) => {
    expect(slugOf(title)).toBeNull()
    expect(hasSlugLetters(title)).toBe(false)
  })

  test('that looks like an id does not become one', () => {
    expect(isPostId(slugOf('0197a1f0-0000-7000-8000-000000000000') ?? '')).toBe(false)
  })
})

test.each([
  ['Frères et sœurs', 'freres-et-s-urs'],
  ['Immi\u00adgration', 'immi-gration'],
  ['Виза', 'post'],
  ['Search', 'post-search'],
  ['Oʻzbekiston', 'o-zbekiston'],
])('the heading %s keeps its id %s, to which links lead', (heading, id) => {
  expect(headingId(heading)).toBe(id)
})
