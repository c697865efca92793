const VOWEL = 'aeiouyàâäéèêëîïôöùûüœæ'

/** Verbs in the third person plural, whose ending is not heard, unlike that of "document". */
const SILENT_MENT = /(?:form|firm|estim|nomm|aim|clam|dorm|sum|prim|somm)ent$/
/** Unlike that of "demandent". */
const HEARD_ENT =
  /(?:m|i|résid|présid|accid|incid|évid|précéd|prud|déc|réc|ag|arg|urg|par|abs|prés|perman|compét|cont|souv|différ|équival|excell|viol|fréqu|conséqu|adhér|tal|exig)ent$/

// As heard, with every `e` but the last.
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^pays/, 'pa-is'],
  [/août/, 'out'],
  [/ge(?=[aoâô])/g, 'j'],
  // Between vowels it is a consonant: "employeur"
  [new RegExp(`(?<=[${VOWEL}])y(?=[${VOWEL}])`, 'g'), 'j'],
  // After two consonants the vowels are divided: "client", "oublier"
  [/(?<=[bcdfgptv][lr])(i)(?=[aeouéèâ])/g, '$1-'],
  [/(?<=[^oœe\s-]u|^u)(?=[aoéèeâ])|(?<=ou)(?=[aeéè](?!st))/g, '-'],
  [/(?<=é)(?=[aeiouâéèœ])|(?<=[aeo])(?=[éèëïü])|(?<=o)(?=[ao])|(?<=a)(?=o)/g, '-'],
]

export function frenchSyllables(word: string): number {
  const lower = word.toLowerCase().replaceAll(/qu|gu(?=[eiéèêy])/g, 'k')
  const spoken = RULES.reduce(
    (text, [pattern, replacement]) => text.replaceAll(new RegExp(pattern, 'g'), replacement),
    withoutSilentEnd(lower),
  )
  const heard = spoken.match(new RegExp(`[${VOWEL}]+`, 'g'))?.length ?? 0
  return heard === 0 && /e/.test(lower) ? 1 : heard
}

function withoutSilentEnd(word: string): string {
  const isSilent = word.endsWith('ent') && (!HEARD_ENT.test(word) || SILENT_MENT.test(word))
  return word.replace(isSilent ? /ent$/ : /es?$/, '')
}
