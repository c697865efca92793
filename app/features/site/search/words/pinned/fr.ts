import type { PinnedResults } from '#app/features/site/search/pinned-results.ts'

const RELATIVES = `
  mari, femme, époux, épouse, conjoint, copain, copine, compagnon, fiancé, fiancée, fils, fille,
  enfant, frère, sœur, soeur, mère, père, maman, papa, parents, oncle, tante, cousin, cousine, neveu,
  ami, proche`
const WHO_HURTS = `
  mari, femme, époux, conjoint, copain, copine, compagnon, fiancé, ex, beau-père, patron, chef`
const EXPIRES = 'expire, expirée, expiré, expirer, périmée, périmé'
const ENDS = `${EXPIRES}, renouveler, renouvelle, renouvellement, renouvelée`

export const frenchPinnedResults: PinnedResults = {
  hurt: {
    typed: `
      viol, violée, violé, viole, violer, agression sexuelle, abus sexuel, violence sexuelle, menace,
      menacée, menacé, menaces, menacer, me tuer, battue, femme battue, abuse de moi, abusé de moi`,
    together: [
      [
        `frappe, frappée, frappé, frapper, frappait, frappent, bat, battue, battu, battait, tape, tapait,
        gifle, giflée, cogne, maltraite, maltraitée, maltraité, brutalise, étrangle, étranglée, pousse,
        blesse, blessée`,
        `me, m, nous, mère, maman, enfant, enfants, fils, fille, sœur, soeur, femme, mari, copain,
        copine, compagnon, conjoint`,
      ],
      ['tue, tuer, tuera', 'me, m, nous'],
      ['peur, crains, terreur', WHO_HURTS],
      [
        'surveille, espionne, contrôle, fouille',
        'téléphone, portable, appels, messages',
        WHO_HURTS,
      ],
      ['violent, violente, agressif', `${WHO_HURTS}, homme`],
    ],
  },
  forced: {
    typed: `
      traite des êtres humains, traite, trafic d êtres humains, esclavage, esclave, travail forcé,
      me force, me forcent, m a forcé, m a forcée, m oblige, m obligent, forcée à,
      obligée de travailler, prostitution`,
    together: [
      [
        'patron, patronne, employeur, chef, agence, mari, copain, compagnon, il',
        'garde, gardé, pris, prend, confisque, confisqué, cache, caché, retient, volé, rend',
        'mon passeport, mes papiers, mes documents',
      ],
    ],
  },
  violence: {
    typed: 'violence conjugale, violences conjugales, violence domestique, violence familiale',
  },
  detained: {
    typed: `
      detained, détenu, détenue, détention, rétention, va être expulsé, va être expulsée,
      veut expulser, va expulser, vont expulser, m expulser`,
    together: [
      ['arrêté, arrêtée, arrêtés, prison, incarcéré, emprisonné', RELATIVES],
      ['emmené, emmenée, embarqué', RELATIVES],
      ['ice, police, immigration', 'pris, prise, arrêté, emmené', RELATIVES],
      ['expulsé, expulsée, expulser, expulsion', 'demain, aujourd hui, ce soir'],
    ],
  },
  door: {
    typed: `
      ice, rafle, rafles, raid, descente de police, descente, à la porte, à ma porte,
      ouvrir la porte, mandat, perquisition, connaître mes droits, mes droits, vos droits`,
    together: [
      ['police, policiers, agents', 'porte, maison, chez moi, appartement'],
      ['immigration', 'porte'],
    ],
  },
  court: {
    typed: `
      court date, tribunal de l immigration, juge de l immigration, notice to appear, nta, audience,
      audiences, ordre d expulsion, ordre de renvoi, arrêter l expulsion`,
    together: [
      [
        'tribunal',
        'date, lettre, convocation, manqué, raté, quand, demain, aujourd hui, aller, passe',
      ],
    ],
  },
  money: {
    typed: 'escroqué, escroquée, faux avocat, m a arnaqué, m ont arnaqué, arnaqué, arnaquée',
    together: [
      [
        'notaire, avocat, avocate, consultant, agence, conseiller',
        'pris, volé, perdu, gardé, disparu, rendre, rembourser, trompé',
        'argent, dollars',
      ],
    ],
  },
  card: {
    typed: 'i90',
    together: [[ENDS, 'carte, green card, greencard, résidence']],
  },
  permit: {
    together: [[ENDS, 'permis de travail, work permit, ead']],
  },
  visa: { together: [[EXPIRES, 'visa']] },
  language: {
    typed: `
      français, espagnol, español, portugais, arabe, wolof, langue, langues, interprète, traducteur,
      spanish`,
  },
  harmless: `
    mandat postal, mis à la porte, mise à la porte, je me bats, arrêt de travail,
    trafic de drogue, passeport français, citoyen français, citoyenne française`,
}
