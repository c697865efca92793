import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import { englishPinnedResults } from '#app/features/site/search/words/pinned/en.ts'

export const english: SearchWords = {
  endings: /(?:ies|y|ing|ed|es|s|e)$/,
  synonyms: [
    {
      typed: `
        green card, greencard, lpr, residence, resident card, adjustment of status,
        adjust status`,
      means: 'permanent residency, green card',
    },
    {
      typed: 'scam, fraud, notario, fake lawyer, cheated, estafa, consultant, trust',
      means: 'who may help, notary fraud',
    },
    {
      typed: `
        free lawyer, free attorney, free legal help, legal aid, pro bono, afford, can t pay, cant pay,
        cannot pay, no money`,
      means: 'free legal help, who may help',
    },
    { typed: 'outside, abroad, traveled, travelled', means: 'trip' },
    {
      typed: 'papers, undocumented, illegal, no status',
      means: 'permanent residency, no immigration status',
    },
    {
      typed:
        'sister, brother, my sister, my brother, sibling, siblings, my parents, my mother, my father',
      means: 'family relatives, parents',
    },
    {
      typed: 'mom, dad, uncle, aunt, cousin, grandmother, son, daughter, relative',
      means: 'family relatives, parents',
    },
    {
      typed: 'wife, husband, marry, married, marriage, spouse, fiance, fiancee, k1',
      means: 'family husband wife, spouse',
    },
    {
      typed: 'robbed, robbery, police, victim, assault, beaten, hit me, abuse, crime',
      means: 'uvisa, uvisa crime',
    },
    { typed: 'domestic violence, violent husband, rape', means: 'uvisa, uvisa crime' },
    {
      typed: 'cost, price, fee, fees, pay, money, how much, expensive, payment',
      means: 'cost, fees',
    },
    {
      typed: 'h1b, l1, o1, job, employer, employee, boss, company, employment',
      means: 'work visas',
    },
    { typed: 'eb5, 800000, 800k, e2, business, invest, investment', means: 'investor visa' },
    {
      typed: 'naturalization, n400, citizen, passport, oath, civics, nationality',
      means: 'citizenship',
    },
    {
      typed: 'telephone, phone, call, whatsapp, email, e-mail, address, hours',
      means: 'contact',
    },
    {
      typed: 'appointment, book, consultation, meet, office, directions, parking',
      means: 'contact',
    },
    { typed: 'data, cookies, confidential, safe writing, secret', means: 'privacy' },
    { typed: 'blind, screen reader, disability', means: 'accessibility' },
    {
      typed: 'attorney, attorneys, founder, team, staff, languages',
      means: 'about us lawyer',
    },
    { typed: 'refugee, persecution, asilo, afraid to return, one year deadline', means: 'asylum' },
    {
      typed: 'familia, hermana, hermano, padres, esposo, esposa, irmã',
      means: 'family relatives',
    },
    { typed: 'trabajo, empleo, emprego, travail', means: 'work visas' },
    { typed: 'ciudadania, cidadania, citoyennete', means: 'citizenship' },
    { typed: 'residencia, tarjeta verde, carte verte', means: 'permanent residency' },
    { typed: 'abogado, advogado, avocat, wakili', means: 'lawyer, contact' },
    { typed: 'costo, precio, cuanto, prix, preco', means: 'cost, fees' },

    {
      typed: 'help, emergency, urgent, danger, 911, suicide, kill myself, ayuda, ajuda, aide',
      means: 'urgent help',
    },
    { typed: 'court, judge', means: 'immigration court' },
    {
      typed: `
        daca, dreamer, dreamers, deferred action, brought here as a child, came here as a child,
        came as a child`,
      means: 'daca',
    },
    {
      typed: `
        tps, temporary protected status, haiti, haitian, honduras, honduran,
        nicaragua, nicaraguan, salvador, salvadoran`,
      means: 'tps',
    },
    { typed: 'venezuela, venezuelan', means: 'tps venezuela, travel ban venezuela, ban' },
    {
      typed: `
        travel ban, entry ban, ban, banned, proclamation, 39 countries, nigeria, nigerian, senegal,
        senegalese, ivory coast, ivorian`,
      means: 'travel ban',
    },
    {
      typed: 'travel, travel permit, travel document, advance parole, i131, leave the country',
      means: 'advance parole',
    },
    {
      typed: `
        overstay, overstayed, overstaying, over stay, stayed too long, out of status`,
      means: 'overstay',
    },
    { typed: 'parole, humanitarian parole, parolee, chnv', means: 'parole humanitarian' },
    {
      typed: `
        dui, dwi, drunk, drunk driving, criminal record, arrest record, arrest, arrested, convicted,
        conviction, felony, misdemeanor`,
      means: 'refused arrested deported before',
    },
    {
      typed: 'divorce, divorced, divorcing, separated, divorce green card, green card divorce',
      means: 'conditional divorce',
    },
    {
      typed: `
        birthright, born here, child was born here, son was born here, daughter was born here,
        born in the united states, born in the usa, baby, newborn`,
      means: 'birthright',
    },
    {
      typed: `
        public charge, public benefits, government benefits, food stamps, snap, medicaid, welfare`,
      means: 'public charge',
    },
    { typed: 'work permit, ead, employment authorization', means: 'work permit' },
    { typed: 'rfe, request for evidence', means: 'request for evidence' },
    { typed: 'register, registration, alien registration, g325r', means: 'registration' },
  ],
  withoutMeaning:
    'a about after am an and any are as at be been but by can could did do does for from get give had has have he help her here him his how i if immigration in into is it its may me mine more my need now of on or our please she should so some take than that the their them then there they this through to us want was we were what when where which while who whom why will with would you your',
  pinned: englishPinnedResults,
}
