import type * as english from '#app/features/site/texts/en/countries.ts'

/** `{country}` is its name; the name stands without a preposition, which would differ by country. */
export const countryTexts: typeof english.countryTexts = {
  contact: { text: 'Nous contacter', path: '/contact' },
  breadcrumb: 'Vous êtes ici',
  subtitle: 'Immigrer aux États-Unis. Votre pays : {country}.',
  description:
    'Votre pays, {country} : interdiction d’entrée, caution, visas de traité et loterie, pour venir aux États-Unis ou si l’on y est déjà, avec la source.',
  rule: 'Règle',
  here: 'Pour ce pays',
  unknown: 'Nous ne le savons pas encore : posez-nous la question',
  source: '*Source : {fact:source}, {fact:day}.*',
  facts: {
    entryRestriction: {
      name: 'Interdiction d’entrée',
      none: { short: 'Aucune', text: '{entry.ban} Elle ne nomme pas ce pays.' },
      partial: {
        short: 'En partie',
        text: '{entry.ban} Pour ce pays, elle bloque les immigrants, les visiteurs, les étudiants et les visiteurs d’échange. {entry.ban-family}',
      },
      full: {
        short: 'Pour presque tout le monde',
        text: '{entry.ban} Pour ce pays, elle bloque presque tout le monde. {entry.ban-family}',
      },
    },
    bond: {
      name: 'Caution des visiteurs (visa bond)',
      named: { short: 'Peut être demandée', text: '{entry.bond}' },
      notNamed: {
        short: 'Pas nommé',
        text: '{entry.bond} Ce pays n’était pas sur la liste que nous avons vue.',
      },
    },
    treatyVisas: {
      name: 'Visas de traité (E-1, E-2)',
      both: {
        short: 'E-1 et E-2',
        text: 'Les ressortissants de ce pays peuvent demander un visa E-1 pour faire du commerce, et un visa E-2 pour investir dans une entreprise et la diriger. {e2.limits} {e2.list}',
      },
      investor: {
        short: 'E-2',
        text: 'Les ressortissants de ce pays peuvent demander un visa E-2 pour investir dans une entreprise et la diriger. {e2.limits} {e2.list}',
      },
      none: {
        short: 'Aucun',
        text: 'Ce pays n’est pas sur la liste des pays à traité. {e2.nationality} Si vous avez aussi une autre nationalité, demandez ce qui s’applique pour elle. {e2.list}',
      },
    },
    lottery: {
      name: 'Loterie de la diversité',
      open: {
        short: 'Sur la dernière liste',
        text: 'Les personnes nées dans ce pays pouvaient s’inscrire à la dernière loterie dont les pays ont été publiés. {diversity.list} {diversity.notice}',
      },
      closed: {
        short: 'Pas sur la dernière liste',
        text: 'Les personnes nées dans ce pays ne pouvaient pas s’inscrire à la dernière loterie dont les pays ont été publiés. {diversity.list} {diversity.notice}',
      },
    },
    endedPause: {
      name: 'Suspension des visas d’immigrant, terminée',
      named: {
        short: 'Elle nommait ce pays',
        text: 'La suspension nommait ce pays. {consulates.pause}',
      },
      notNamed: {
        short: 'Elle ne nommait pas ce pays',
        text: 'La suspension ne nommait pas ce pays. {consulates.pause}',
      },
    },
  },
  papers: {
    title: 'Les documents de votre pays',
    text: 'Le Département d’État a pour chaque pays une page qui dit quels actes de naissance et extraits de casier judiciaire il accepte. Regardez-la avant de payer quelqu’un pour des documents : cherchez « reciprocity » sur [travel.state.gov](https://travel.state.gov/).',
  },
  services: 'Ce que nous faisons',
  bookConsultation: 'Prendre rendez-vous',
  closing: {
    title: 'Parlez-nous de votre dossier',
    text: 'Appelez, écrivez ou prenez rendez-vous. Rien ne vous oblige à faire appel à nous ensuite.',
  },
}
