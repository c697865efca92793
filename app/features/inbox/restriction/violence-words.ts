import { phrases } from '#app/features/inbox/phrases.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

// A certificate of the police, as consulates ask for it, says nothing of a crime, and a French "police" may be an insurance.
const VIOLENCE = phrases(String.raw`
  hurt$ | hurts$ | hurting$ | injured | abus | violen | victim | assault | attack | rape$ | raped$ | rapist
  sexual(?:ly)?$ | molest | harass | stalk | threat | crimes?$ | kidnap | traffick | prostitu | robbed$ | robbery
  mugged$ | stabbed$ | knife$ | gun$ | gunpoint$ | (?:was|been|got|were) shot$ | shot at$
  kill (?:me|us|her|him)$ | murder | strangl | chok(?:ed|es|ing)$ | beat(?:s|en|ing)?$
  (?:hit|hits|slapped|slaps|punched|punches|kicked|kicks) (?:me|us|her|him|my)$ | bruis
  (?:afraid|scared) of (?:my|him|her)$ | restraining order | protecti(?:on|ve) order | order of protection
  women.s shelter | forced (?:me|us|her|him)$ | (?:took|keeps|has|hides) my passport$
  (?:u|t)[ -]visas?$ | vawa$ | i-?91[48]$
  (?<!(?:extraits?|certificats?|casiers?|dossiers?|numero) (?:de |de la )?)police(?! (?:certificates?|clearances?|checks?|records?|d.assurance))$
  (?<!(?:certificados?|cartas?|records?|constancias?|atestados?|certidao|certidoes|antecedentes) (?:de |de la |da )?)policia$
  me (?:golpe|pega|maltrat|lastim|viol) | golpeo | golpead[ao] | golpeaba | lastimad | herid[ao] | maltrat | violo$
  violad | violaron | violador | agred | agres | atacaron | ataco$ | atacad | amenaz | crimen | secuestr
  trata de personas | asaltaron | asalto$ | asaltad | apunal | dispararon$ | pistola | cuchillo | matar(?:me|la|lo)$
  me quiere matar | estrangul | miedo (?:de|a) (?:mi|el|ella)$ | acos(?:o|a|aba|ador|ada|ado)$
  orden de (?:proteccion|restriccion|alejamiento) | me oblig | visas? (?:u|t)$
  bate em | bateu em | batia em | me (?:bate|bateu|batia|bateram)$ | machuc | ferid[ao] | estupr | violentad
  atacou$ | atacaram$ | ameac | vitima | crime$ | sequestr | trafico (?:humano|de pessoas) | assaltad | assaltaram$
  esfaque | facadas?$ | me mat | medida protetiva | medo d(?:o|a|e meu|e minha|ele|ela)$ | me (?:forca|forcou)$
  vistos? (?:u|t)$
  (?:m.a|me|l.a|nous a|a ete|ai ete|etait) (?:frapp|battu|bless|viol|gifl|etrangl) | frappee?$ | battue?$ | viole?e?s?$
  agressee?$ | attaquee?$ | menac | criminel | enlevement | traite (?:d.etres|des etres) | harcel
  couteau | me tuer$ | tuer$ | peur de (?:mon|ma|lui)$ | coups? de (?:poing|pied) | ordonnance de protection
  m.oblige | me force
`)

const WHOLE_WORDS = new RegExp(String.raw`(?:${VIOLENCE.source})[\p{L}\p{N}]*`, 'gu')

/** What in a message speaks of violence, each word once: a hint, and not more. @param text as it was written */
export function violenceWordsIn(text: string): string[] {
  return [...new Set(foldForSearch(text).match(WHOLE_WORDS))]
}
