// In characters; search engines cut off what is longer.
const TITLE_MOST = 60
const DESCRIPTION_MOST = 155
/** Shorter ones say too little of a page to stand alone. */
const DESCRIPTION_LEAST = 60

/** A full stop in "U.S." and "EE. UU." ends no sentence. */
const SENTENCE_END = /(?<!U\.S|EE|UU)[.?!][”"’)\s»]*(?= )/g

/** With more after it, such as the name of the site, where there is room. */
export function headTitle(title: string, more: string, sign = ' | '): string {
  const named = title + sign + more
  return named.length > TITLE_MOST ? title : named
}

/** As many whole sentences as there is room for, or else words. */
export function headDescription(text: string): string {
  if (text.length <= DESCRIPTION_MOST) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: sign }) => index + sign.length)
  const end = ends.findLast((each) => each >= DESCRIPTION_LEAST && each <= DESCRIPTION_MOST)
  if (end !== undefined) return text.slice(0, end).trimEnd()
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MOST - 1)).replace(/[,;:]$/, '')}…`
}
