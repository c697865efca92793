import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'ce-qui-s-applique',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'Ce qui s’applique maintenant',
  description:
    'Interdiction d’entrée, advance parole, TPS, DACA, aides publiques, citoyenneté, caution, expulsion sans juge : ce que disent les sources publiques.',
  subtitle:
    'Ces règles changent souvent. À côté de chacune se trouvent sa source et sa date ; consultez-nous avant d’agir.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Interdiction d’entrée (travel ban)',
      text: `{entry.ban} Elle bloque presque toutes les personnes de ces pays : {entry.ban-full}. Les visas cités plus haut sont bloqués pour les pays suivants : {entry.ban-partial}. {entry.ban-family} {entry.bond} Regardez [votre pays](/countries).

*Sources : {entry.ban:day} ({entry.ban:source}) ; {entry.bond:day} ({entry.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'consulates',
      title: 'Visas d’immigrant aux consulats',
      text: `{consulates.pause}

*Source : {consulates.pause:day} ({consulates.pause:source}).*`,
    },
    {
      kind: 'text',
      id: 'adjustment',
      title: 'Carte verte (résidence permanente) demandée depuis les États-Unis',
      text: `{adjustment.memo} {adjustment.lines}

*Source : {adjustment.memo:day} ({adjustment.memo:source}).*`,
    },
    {
      kind: 'text',
      id: 'lottery',
      title: 'Loterie de la diversité (diversity lottery)',
      text: `{diversity.notice}

*Source : {diversity.notice:day} ({diversity.notice:source}).*`,
    },
    {
      kind: 'text',
      id: 'advance-parole',
      title: 'Advance parole (permission de voyage)',
      text: `L’advance parole est la permission de voyager et de revenir. Certaines personnes peuvent la demander pendant que leur dossier est en cours aux États-Unis. {travel.parole}

*Source : {travel.parole:day} ({travel.parole:source}).*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Statut de protection temporaire (Temporary Protected Status, TPS)',
      text: `Le TPS permet à des personnes d’un pays touché par une guerre ou une catastrophe de rester et de travailler aux États-Unis. Il dure tant que l’administration désigne ce pays. {tps.state} {tps.uncertain}

*Source : {tps.state:day} ({tps.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA (action différée)',
      text: `Le DACA concerne certaines personnes amenées aux États-Unis quand elles étaient enfants. Il peut les protéger de l’expulsion pour un temps et leur permettre de travailler. {daca.state}

*Source : {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole (permission d’entrer)',
      text: `La « parole » est la permission d’entrer pour un temps, sans visa. L’administration l’accorde à une personne en particulier, ou par un programme. {parole.programs} {parole.family}

*Sources : {parole.programs:day} ({parole.programs:source}) ; {parole.family:day} ({parole.family:source}).*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Charge publique (public charge)',
      text: `Une personne est une « charge publique » si un agent pense qu’elle vivrait des aides publiques. Cela peut bloquer une carte verte ou un visa. {public-charge.rule}

*Source : {public-charge.rule:day} ({public-charge.rule:source}).*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Demande de preuves (request for evidence)',
      text: `Dans cette lettre, l’agence demande les papiers qui manquent. Répondez au plus tard le jour qu’elle indique. {uscis.denial}

*Source : {uscis.denial:day} ({uscis.denial:source}).*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Citoyenneté par la naissance (birthright citizenship)',
      text: `{birthright.citizens} Un décret plus récent concerne les papiers de certains enfants dont ni le père ni la mère n’est citoyen. C’est le cas, par exemple, si l’un d’eux travaille pour un gouvernement étranger, ou a payé un tourisme de naissance ou une gestation pour autrui. Parlez-nous-en.

*Source : {birthright.citizens:day} ({birthright.citizens:source}).*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Renvoi accéléré (expedited removal)',
      text: `C’est l’expulsion par un agent, sans audience devant un juge. {removal.expedited}

*Source : {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Caution (bond) pour les personnes détenues',
      text: `La caution est une somme que l’administration garde pour qu’une personne puisse sortir de détention pendant que son dossier continue. {detention.bond}

*Source : {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Enregistrement (registration)',
      text: `Certaines personnes doivent se faire enregistrer auprès de l’administration. {registration.duty}

*Source : {registration.duty:day} ({registration.duty:source}).*`,
    },
  ],
}
