import type { Fact } from '#app/features/facts/fact.ts'
import { moving, since, type Sourced, uscis } from '#app/features/facts/records/fact-sources.ts'

const victims = moving(
  { name: 'Office for Victims of Crime', url: 'https://ovc.ojp.gov/' },
  '2026-09-10',
)

const trafficking = moving(
  {
    name: 'National Human Trafficking Hotline',
    url: 'https://humantraffickinghotline.org/',
  },
  '2026-09-16',
)

const detained = moving(
  { name: 'Alliance for Refugees', url: 'https://www.allianceforrefugees.org/' },
  '2026-09-22',
)

/** Public telephone lines; a value with a leading 1 is the number that follows `tel:+`. */
export const lineFacts: readonly Fact[] = [
  line('violence', 'National Domestic Violence Hotline', '1-800-799-7233', victims),
  line('violence-tty', 'The same for a text telephone (TTY)', '1-800-787-3224', victims),
  line('violence-text', 'The same by text message', 'START to 88788', victims),
  line('trafficking', 'National Human Trafficking Hotline', '1-888-373-7888', trafficking),
  line('trafficking-text', 'The same by text message', '233733', trafficking),
  line(
    'court',
    'Court dates by telephone',
    '1-800-898-7180',
    moving({
      name: 'U.S. Department of Justice, immigration courts',
      url: 'https://www.justice.gov/eoir',
    }),
  ),
  line('ice', 'ICE, about people who are detained', '1-888-351-4024', detained),
  line('raices', 'RAICES, help for people who are detained', '1-833-372-4237', detained),
  line(
    'uscis',
    'USCIS Contact Center',
    '1-800-375-5283',
    moving(uscis('contact', 'contactcenter'), '2026-09-16'),
  ),
]

function line(id: string, label: string, value: string, source: Sourced): Fact {
  return {
    key: `line.${id}`,
    label: `Telephone: ${label}`,
    intervals: since('2026-01-01', value),
    ...source,
  }
}
