export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const ACTOR = 'maria-fernanda.de-la-concepcion.villanueva-etxeberria@immigration.example.com'
export const MESSAGE =
  'My husband is a citizen. May I work while we wait for an answer to our form? '.repeat(6)
/** Among others as people write them: long, without a space, from right to left, with marks. */
export const NAMES = [
  'Ada Okafor',
  'María Fernanda de la Concepción Villanueva Etxeberria y Fernández de Córdoba',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'محمد عبد الرحمن بن عبد الله آل سعود',
  '移民法律师事务所的一个很长的没有空格的名字',
  'Ọlá & <b>O’Neil</b> “Junior”',
]

export const nameOf = (number: number) => NAMES[number % NAMES.length] ?? ''
export const named = (number: number) =>
  number < NAMES.length ? nameOf(number) : `${nameOf(number)} ${number}`
export const agoOf = (number: number) => new Date(Date.now() - number * HOUR_MS)
