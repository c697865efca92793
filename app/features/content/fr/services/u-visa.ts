import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  name: 'Visa U',
  note: 'Protection des victimes de crimes graves.',
  description:
    'Une protection pour les victimes d’un crime grave aux États-Unis qui aident la police ou un procureur : qui peut faire la demande, ce qui se passe, et combien de temps cela prend.',
  icon: 'shield-check',
  art: 'door',
  quickExit: true,
  card: {
    description:
      'Pour les victimes d’un crime grave aux États-Unis qui aident la police ou un procureur.',
    features: [
      'Vérifier si vous remplissez les conditions',
      'L’attestation de la police',
      'Votre famille dans le même cas',
      'Des dispenses pour des problèmes passés',
    ],
  },
  hero: {
    title: 'Visa U, pour les victimes d’un crime',
    subtitle:
      'En danger maintenant ? Appelez le 911. Vous pouvez faire la demande même sans statut d’immigration.',
  },
  conditions: {
    title: 'Est-ce pour vous ?',
    lead: 'Les quatre sont nécessaires.',
    items: [
      'Un crime grave vous a fait du mal, au corps ou à l’esprit. Par exemple, la violence conjugale ou familiale.',
      'Il a eu lieu aux États-Unis, ou a violé leurs lois.',
      'Vous savez ce qui s’est passé. Pour un enfant, son père ou sa mère peut le savoir à sa place.',
      'Vous aidez la police ou un procureur, ou vous voulez bien le faire.',
    ],
  },
  offerings: {
    title: 'Comment nous aidons',
    items: [
      {
        title: 'Vérifier si vous remplissez les conditions',
        description: 'Aussi pour le visa T (traite des personnes) et VAWA (violences familiales).',
        details: [],
        requirements: [],
      },
      {
        title: 'Obtenir l’attestation de la police',
        description: 'Seulement si vous êtes d’accord. Si un service refuse, un autre peut signer.',
        details: [],
        requirements: [],
      },
      {
        title: 'Inclure votre famille',
        description: '{uvisa.family} {uvisa.family-young}',
        details: [],
        requirements: [],
      },
      {
        title: 'Demander une dispense pour des problèmes passés',
        description: 'Une dispense (waiver) peut faire pardonner une entrée illégale.',
        details: [],
        requirements: [],
      },
    ],
  },
  beforeYouCall: {
    howLong:
      'L’attente dure {uvisa.wait}. Seulement {uvisa.cap} visas U sont accordés aux victimes chaque année.',
    whatToBring: ['Ce que vous pouvez porter sans danger'],
  },
  whyChooseUs: {
    lead: 'Dites-nous où l’on peut vous appeler sans danger.',
    notes: [
      {
        start: 'Confidentiel.',
        text: 'Ce que vous nous dites reste privé, même si vous ne nous engagez jamais.',
      },
    ],
  },
  closing: {
    title: 'Vous pouvez arrêter à tout moment',
    text: 'Vous choisissez ce que vous dites.',
  },
  steps: {
    title: 'Étape par étape',
    items: [
      { title: 'Première consultation', description: 'Nous écoutons, en privé.' },
      {
        title: 'Attestation de la police',
        description: 'Un service signe que vous avez aidé (formulaire I-918 Supplement B).',
      },
      { title: 'Votre déclaration', description: 'Avec vos mots.' },
      { title: 'Dépôt', description: 'Vous signez seulement ce que vous avez lu.' },
      {
        title: 'Attente',
        description: 'Certains reçoivent un permis de travail.',
      },
      {
        title: 'Décision',
        description:
          'Une carte verte (green card, la résidence permanente) après {uvisa.adjustment-years} de présence continue avec le statut U.',
      },
    ],
  },
  order: 50,
}
