import type { PinnedResults } from '#app/features/site/search/pinned-results.ts'

const RELATIVES = `
  husband, wife, spouse, fiance, fiancee, boyfriend, girlfriend, partner, son, daughter, child, kid,
  brother, sister, mother, father, mom, dad, parents, uncle, aunt, cousin, nephew, niece, friend`
const WHO_HURTS =
  'husband, wife, spouse, boyfriend, girlfriend, partner, ex, stepfather, father, dad, boss'
const EXPIRES = 'expire, expired, expires, expiring, expiration, runs out, ran out, run out'
const ENDS = `${EXPIRES}, renew, renewal, renewing`

export const englishPinnedResults: PinnedResults = {
  hurt: {
    typed: `
      rape, raped, raping, sexual assault, sexual abuse, sexually, molested, threatened, threat,
      domestic violence hotline, violence hotline, kill me, choked, strangled, stalking, stalker`,
    together: [
      [
        `hit, hits, hitting, beat, beating, beaten, choke, choking, strangle, kick, kicking, punch,
        punching, push, pushed, slap, slapped, slapping, hurt, hurting, abuse, abused, abusing, burned,
        stabbed`,
        `me, him, her, mom, mother, dad, father, kid, child, children, baby, son, daughter, sister,
        brother, husband, wife, spouse, boyfriend, girlfriend, partner, ex, face`,
      ],
      ['afraid, scared, fear, terrified', WHO_HURTS],
      [
        'watches, tracks, tracking, spies, spying, monitors, checks, controls',
        'phone, calls, messages',
        WHO_HURTS,
      ],
      [
        'abusive, violent, abused, battered',
        `${WHO_HURTS}, man, woman, relationship, marriage, home`,
      ],
    ],
  },
  forced: {
    typed: `
      trafficking, trafficked, forced labor, forced to work, forced to have sex, force me, forced me,
      forcing me, slave, slavery, prostitution`,
    together: [
      [
        'boss, employer, manager, owner, recruiter, agency, husband, boyfriend, he, she',
        'keep, kept, hold, held, take, took, taken, hide, hid, steal, stole, return, give back',
        'my passport, my papers, my documents, our passports, her passport',
      ],
    ],
  },
  violence: { typed: 'domestic violence, family violence' },
  detained: {
    typed: `
      detained, detainee, detention, ice custody, immigration jail, being deported, getting deported,
      going to deport, about to be deported, took my husband, took my wife`,
    together: [
      ['arrest, arrested, jail, prison, custody, picked up, caught', RELATIVES],
      ['ice, immigration, police, agents', 'took, taken, take, grabbed, got', RELATIVES],
      ['they took, they grabbed, they picked up', RELATIVES],
      ['arrest, arrested, picked up', 'ice, immigration'],
      ['deport, deported', 'today, tonight, tomorrow, now'],
    ],
  },
  door: {
    typed: `
      ice, raid, la migra, migra, redada, warrant, know your rights, know my rights, my rights,
      open the door, at the door, at my door, at our door, knocking`,
    together: [
      ['police, cops, agents, officers', 'door, house, home, apartment, workplace'],
      ['immigration', 'door'],
      ['immigration', 'came, coming, outside', 'house, home, work, job'],
    ],
  },
  court: {
    typed: `
      immigration court, immigration judge, notice to appear, nta, deportation order,
      order of deportation, removal order, order of removal, deportation hearing, removal hearing,
      deportation proceedings, removal proceedings, stop deportation, fight deportation`,
    together: [
      ['court', 'date, hearing, letter, notice, missed, miss, when, today, tomorrow, next week'],
    ],
  },
  money: {
    typed: `
      scammed, ripped off, fake lawyer, false lawyer, fake attorney, lost my money, cheated of,
      cheated out of`,
    together: [
      [
        'notario, notary, lawyer, attorney, consultant, agency, preparer, he, she',
        'took, taken, lost, keep, kept, stole, return, refund, disappeared',
        'money, dollars, refund',
      ],
      ['lost', 'money', 'notario, notary, lawyer, attorney, consultant'],
      ['notario, notary, consultant', 'ripped, cheated, robbed, stole, scammed, lied'],
    ],
  },
  card: {
    typed: 'i90',
    together: [[ENDS, 'card, greencard, residency, permanent resident']],
  },
  permit: {
    together: [[ENDS, 'work permit, ead, employment authorization']],
  },
  visa: { together: [[EXPIRES, 'visa']] },
  language: {
    typed: `
      spanish, español, portuguese, french, arabic, amharic, swahili, creole, language, interpreter,
      translator, hablan, falam, parlez`,
  },
  harmless: `
    ice cream, ice hockey, ice skating, rap artist, rap music, hit a deadline, hit the deadline,
    car hit me, hit by a car, beat cancer, afraid of flying, drug trafficking`,
}
