import type { Locale } from '#app/platform/texts/locales.ts'

/** What stands in parentheses beside a value, and `over` in the place of a sentence. */
export const factNotes = {
  en: {
    until: 'until {date}',
    ended: 'until {date}; ask us for today’s',
    over: 'The rule that stood here applied until {date}. Ask us what applies today.',
    beingVerified: 'being verified',
    asOf: 'as of {date}',
    checked: 'checked on {date}',
  },
  es: {
    until: 'hasta el {date}',
    ended: 'hasta el {date}; pregúntenos cuál es hoy',
    over: 'La regla que figuraba aquí se aplicó hasta el {date}. Pregúntenos cuál se aplica hoy.',
    beingVerified: 'en revisión',
    asOf: 'situación al {date}',
    checked: 'comprobado el {date}',
  },
  pt: {
    until: 'até {date}',
    ended: 'até {date}; pergunte a nós qual é hoje',
    over: 'A regra que estava aqui valeu até {date}. Pergunte a nós qual vale hoje.',
    beingVerified: 'em revisão',
    asOf: 'situação em {date}',
    checked: 'conferido em {date}',
  },
  fr: {
    until: 'jusqu’au {date}',
    ended: 'jusqu’au {date} ; demandez-nous ce qui vaut aujourd’hui',
    over: 'La règle indiquée ici s’est appliquée jusqu’au {date}. Demandez-nous laquelle s’applique aujourd’hui.',
    beingVerified: 'en cours de vérification',
    asOf: 'situation au {date}',
    checked: 'vérifié le {date}',
  },
} as const satisfies Record<Locale, Record<string, string>>
