import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import { frenchPinnedResults } from '#app/features/site/search/words/pinned/fr.ts'

export const french: SearchWords = {
  endings: /(?:ees?|es|s|e|x)$/,
  sounds: [
    [/ph/g, 'f'],
    [/z|ss|c(?=[eiy]|$)/g, 's'],
    [/qu|c(?!h)/g, 'k'],
    [/g(?=[ei]|$)/g, 'j'],
    [/(.)\1/g, '$1'],
    [/eau|au/g, 'o'],
    [/^h/g, ''],
  ],
  synonyms: [
    {
      typed: `
        green card, greencard, carte verte, carte de résident, résidence, résident, séjour,
        titre de séjour, ajustement de statut`,
      means: 'résidence permanente, carte verte',
    },
    {
      typed: `
        papiers, sans papiers, clandestin, illégal, régulariser, me régulariser,
        régularisation`,
      means: 'résidence permanente, sans statut',
    },
    {
      typed: `
        arnaque, escroc, escroquerie, fraude, notaire, faux avocat, trompé, dénoncer,
        signaler`,
      means: 'qui peut vous aider, fraude',
    },
    {
      typed: `
        avocat gratuit, aide juridique gratuite, aide juridictionnelle, pro bono,
        pas les moyens, peux pas payer, pas d argent`,
      means: 'aide juridique gratuite, qui peut vous aider',
    },
    {
      typed: `
        frère, sœur, soeur, parents, mère, père, fils, fille, enfants, grand-mère, famille,
        regroupement familial`,
      means: 'immigration familiale',
    },
    {
      typed: `
        mari, femme, épouse, époux, conjoint, mariage, marier, marié, fiancé, fiancée, k1`,
      means: 'immigration familiale, mari',
    },
    {
      typed: `
        vol, volé, agressé, agression, police, victime, crime, délit, battue, frappé,
        violence conjugale, violences conjugales, viol`,
      means: 'uvisa, uvisa crime',
    },
    {
      typed: `
        coût, prix, tarif, tarifs, combien ça coûte, combien coûte, payer, paiement, argent,
        honoraires`,
      means: 'frais honoraires',
    },
    {
      typed: `
        travail, travailler, emploi, employeur, patron, entreprise, h1b, l1, o1`,
      means: 'visas de travail',
    },
    {
      typed: 'investir, investissement, affaires, créer une entreprise, eb5, 800000, 800k, e2',
      means: 'visa investisseur',
    },
    {
      typed: `
        citoyen, citoyenne, nationalité, naturalisation, naturaliser, passeport, n400,
        serment, instruction civique`,
      means: 'citoyenneté',
    },
    {
      typed: 'asile, réfugié, réfugiée, persécution, peur de rentrer',
      means: 'asile',
    },
    {
      typed: `
        téléphone, appeler, adresse, courriel, email, rendez-vous, bureau, horaires,
        whatsapp, avocat, avocate, contact, lawyer`,
      means: 'contactez nous',
    },
    {
      typed: 'données, cookies, secret, vie privée',
      means: 'confidentialité des données',
    },

    {
      typed: `
        aide, aidez, secours, urgence, urgent, urgente, danger, 911, suicide, help, ayuda`,
      means: 'aide urgente',
    },
    { typed: 'tribunal, juge', means: 'tribunal de l immigration' },
    { typed: 'daca, dreamer, dreamers, action différée', means: 'daca' },
    {
      typed: `
        tps, statut de protection temporaire, protection temporaire, haïti, haïtien, haïtienne,
        honduras, nicaragua, salvador`,
      means: 'tps',
    },
    {
      typed: 'venezuela, vénézuélien, vénézuélienne',
      means: 'tps venezuela, travel ban venezuela',
    },
    {
      typed: `
        travel ban, interdiction de voyage, interdiction de voyager, interdiction d entrée,
        interdiction, pays interdits, proclamation, nigeria, nigérian, nigériane, sénégal,
        sénégalais, sénégalaise, côte d ivoire, ivoirien, ivoirienne`,
      means: 'travel ban',
    },
    {
      typed: `
        voyager, voyage, voyages, quitter le pays, sortir du pays, autorisation de voyage,
        advance parole, i131`,
      means: 'advance parole',
    },
    {
      typed: `
        overstay, resté après mon visa, après mon visa,
        dépassement de séjour, séjour dépassé`,
      means: 'overstay',
    },
    { typed: 'parole, parole humanitaire', means: 'parole humanitaire' },
    {
      typed: `
        dui, alcool au volant, conduite en état d ivresse, ivresse, casier judiciaire, casier,
        arrêté, arrestation, condamnation, condamné`,
      means: 'refus arrestation expulsion',
    },
    {
      typed: 'divorce, divorcé, divorcée, divorcer, séparé, séparée',
      means: 'conditionnelle divorce',
    },
    {
      typed: `
        birthright, droit du sol, citoyenneté par la naissance, né ici, née ici, nés ici,
        enfant est né ici, fils est né ici, fille est née ici, né aux états unis, bébé, nouveau-né`,
      means: 'birthright',
    },
    {
      typed: `
        charge publique, public charge, aides sociales, aide sociale, food stamps, medicaid,
        allocations`,
      means: 'public charge',
    },
    { typed: 'rfe', means: 'request for evidence' },
    { typed: 'sister, soeur, sœur, irmã, hermana', means: 'immigration familiale' },
    { typed: 'permis de travail, work permit, ead', means: 'permis de travail, work permit' },
  ],
  withoutMeaning:
    'a ai aide aider aidez au aux avec besoin c ce ces cette comment combien d dans de des du elle en est et être faire il j je l la le les leur m ma maintenant me mes moi mon n ne nos notre nous on ou où par pas plaît plus pour pouvez puis qu que quel quelle quels qui s sa se ses si son suis sur t ta te un une veux voudrais vos votre vous y à été immigration',
  pinned: frenchPinnedResults,
}
