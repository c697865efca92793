/** The English records with some of their fields in another language; what is no text is written once. @param words by id */
export function inOtherWords<Data extends object>(
  english: Readonly<Record<string, Data>>,
  words: Readonly<Record<string, Partial<NoInfer<Data>>>>,
): Record<string, Data> {
  return Object.fromEntries(
    Object.entries(english).map(([id, record]) => [id, { ...record, ...words[id] }]),
  )
}
