import type { SearchWords } from '#app/features/site/search/search-terms.ts'

export const english: SearchWords = {
  endings: /(?:ies|y|ing|ed|es|s|e)$/,
  synonyms: [
    {
      typed: [
        'green card',
        'greencard',
        'lpr',
        'residence',
        'resident card',
        'adjustment of status',
        'adjust status',
      ],
      means: ['permanent residency', 'green card'],
    },
    {
      typed: [
        'scam',
        'fraud',
        'notario',
        'fake lawyer',
        'cheated',
        'estafa',
        'consultant',
        'trust',
      ],
      means: ['who may help', 'notary fraud'],
    },
    {
      typed: ['papers', 'undocumented', 'illegal', 'no status'],
      means: ['permanent residency', 'no immigration status'],
    },
    {
      typed: [
        'my sister',
        'my brother',
        'sibling',
        'siblings',
        'my parents',
        'my mother',
        'my father',
      ],
      means: ['family relatives', 'parents'],
    },
    {
      typed: [
        'mom',
        'dad',
        'uncle',
        'aunt',
        'cousin',
        'grandmother',
        'son',
        'daughter',
        'relative',
      ],
      means: ['family relatives', 'parents'],
    },
    {
      typed: [
        'wife',
        'husband',
        'marry',
        'married',
        'marriage',
        'spouse',
        'fiance',
        'fiancee',
        'k1',
      ],
      means: ['family husband wife', 'spouse'],
    },
    {
      typed: [
        'robbed',
        'robbery',
        'police',
        'victim',
        'assault',
        'beaten',
        'hit me',
        'abuse',
        'crime',
      ],
      means: ['uvisa crime'],
    },
    { typed: ['domestic violence', 'violent husband', 'vawa', 'rape'], means: ['uvisa crime'] },
    {
      typed: ['cost', 'price', 'fee', 'fees', 'pay', 'money', 'how much', 'expensive', 'payment'],
      means: ['cost', 'fees'],
    },
    {
      typed: ['h1b', 'l1', 'o1', 'job', 'employer', 'employee', 'boss', 'company', 'employment'],
      means: ['work visas'],
    },
    { typed: ['eb5', 'e2', 'business', 'invest', 'investment'], means: ['investor visa'] },
    {
      typed: ['naturalization', 'n400', 'citizen', 'passport', 'oath', 'civics', 'nationality'],
      means: ['citizenship'],
    },
    {
      typed: ['telephone', 'phone', 'call', 'whatsapp', 'email', 'e-mail', 'address', 'hours'],
      means: ['contact'],
    },
    {
      typed: ['appointment', 'book', 'consultation', 'meet', 'office', 'directions', 'parking'],
      means: ['contact'],
    },
    { typed: ['data', 'cookies', 'confidential', 'safe writing', 'secret'], means: ['privacy'] },
    { typed: ['blind', 'screen reader', 'disability'], means: ['accessibility'] },
    {
      typed: ['attorney', 'attorneys', 'founder', 'team', 'staff', 'languages'],
      means: ['about us lawyer'],
    },
    { typed: ['refugee', 'persecution', 'asilo', 'afraid to return'], means: ['asylum'] },
    {
      typed: ['familia', 'hermana', 'hermano', 'padres', 'esposo', 'esposa'],
      means: ['family relatives'],
    },
    { typed: ['trabajo', 'empleo', 'emprego', 'travail'], means: ['work visas'] },
    { typed: ['ciudadania', 'cidadania', 'citoyennete'], means: ['citizenship'] },
    { typed: ['residencia', 'tarjeta verde', 'carte verte'], means: ['permanent residency'] },
    { typed: ['abogado', 'advogado', 'avocat', 'wakili'], means: ['lawyer', 'contact'] },
    { typed: ['costo', 'precio', 'cuanto', 'prix', 'preco'], means: ['cost', 'fees'] },
  ],
  withoutMeaning:
    'a about after am an and any are as at be been but by can could did do does for from get give had has have he her here him his how i if immigration in into is it its may me mine more my need of on or our please she should so some take than that the their them then there they this to us want was we were what when where which who whom why will with would you your',
}
