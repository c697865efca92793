import type { RecordData } from '#app/features/content/record-types.ts'

export const about: RecordData<'page'> = {
  layout: 'about',
  slug: 'a-propos',
  title: 'À propos',
  description:
    'Qui nous sommes, ce à quoi nous tenons, qui a fondé le cabinet, où sont nos bureaux, et comment vérifier que nos avocats sont autorisés à exercer.',
  subtitle:
    'Un cabinet d’avocats qui fait une seule chose, l’immigration aux États-Unis, et qui cherche à l’expliquer simplement.',
  story: {
    title: 'Notre histoire',
    lead: 'Tout a commencé par une boîte à chaussures pleine de lettres de l’administration. Personne dans la famille n’arrivait à les lire.',
    text: `La difficulté ne venait pas de l’anglais. Personne n’avait jamais expliqué à quoi ces lettres servaient. Laquelle était une bonne nouvelle ? Laquelle avait une date limite ? Laquelle pouvait-on ranger ? La toute première chose que ce cabinet a faite, c’est de trier cette boîte et d’écrire une phrase sur chaque enveloppe.

C’est encore ce que nous faisons. Nous ouvrons la lettre et disons ce qu’elle signifie. Puis nous notons ce qui vient ensuite et qui doit le faire. Certaines de ces phrases sont dures. On peut supporter une réponse dure. Ce qui épuise, c’est une réponse vague.

Aujourd’hui, nous avons deux bureaux. La plupart des personnes avec qui nous travaillons ne les voient jamais. Elles appellent pendant une pause au travail, depuis une voiture garée ou depuis un autre pays.`,
  },
  values: {
    title: 'Ce à quoi nous tenons',
    lead: 'Ce que chacune de ces valeurs veut dire dans un dossier comme le vôtre.',
    items: [
      {
        title: 'Le client d’abord',
        text: 'Votre objectif passe en premier, avec vos propres mots. Nous vous expliquons ce que dit chaque papier avant que vous le signiez.',
      },
      {
        title: 'L’exigence',
        text: 'Dans ce travail, une erreur de date n’est pas un détail. Nous comparons chaque formulaire à vos papiers, ligne par ligne.',
      },
      {
        title: 'Le respect des cultures',
        text: 'Les noms, les familles et les papiers ne sont pas les mêmes partout. Nous demandons avant de supposer.',
      },
      {
        title: 'La défense de vos droits',
        text: 'Quand un agent se trompe, nous le disons par écrit, texte de loi à l’appui. Quand la loi est contre vous, nous sommes les premiers à vous le dire.',
      },
    ],
  },
  founderTitle: 'Qui a fondé le cabinet',
  offices: {
    title: 'Nos bureaux',
    lead: 'Venez si vous êtes près de nous. Sinon, nous pouvons nous parler par téléphone ou par vidéo.',
    languages:
      'Nous travaillons en {languages}. Si une autre langue est plus facile pour vous, dites-le quand vous appelez. Nous vous dirons honnêtement si nous pouvons trouver un interprète.',
  },
  closing: {
    title: 'Apportez-nous vos lettres',
    text: 'Appelez, écrivez ou prenez rendez-vous. Rien ne vous oblige à faire appel à nous ensuite.',
  },
}
