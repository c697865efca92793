import type { RecordData } from '#app/features/content/record-types.ts'

export const accessibility: RecordData<'page'> = {
  layout: 'plain',
  slug: 'accessibilite',
  title: 'Accessibilité',
  description:
    'Lire nos pages avec un clavier, un lecteur d’écran, un texte agrandi ou un vieux téléphone : nos tests, leurs limites, et comment signaler un problème.',
  subtitle:
    'Nous voulons que vous puissiez lire et utiliser chaque page. Si ce n’est pas le cas, dites-le-nous.',
  date: '2026-11-25',
  sections: [
    {
      kind: 'text',
      id: 'aim',
      title: 'Notre but',
      text: `Nous cherchons à respecter les règles d’accessibilité du web, les Web Content Accessibility Guidelines, WCAG 2.2, niveau AA.

[Le ministère américain de la Justice sur les sites web et la loi (en anglais)](https://www.ada.gov/resources/web-guidance/)`,
    },
    {
      kind: 'text',
      id: 'ways',
      title: 'Plusieurs façons de lire nos pages',
      text: `- Avec le clavier seul. Vous pouvez atteindre les liens, les boutons et les champs, et vous voyez où vous êtes. Appuyez une fois sur Tab, et vous pouvez sauter le menu.
- Avec un lecteur d’écran. Les titres, les listes et les champs ont un nom, et le lecteur saute les dessins purement décoratifs.
- Avec un texte deux fois plus grand, ou sur un téléphone à l’écran étroit. Le texte devrait tenir dans l’écran.
- Sur un vieux téléphone ou une connexion lente. Les textes, les liens et les questions restent accessibles même quand JavaScript est désactivé.
- En couleurs sombres ou claires, selon le réglage de votre appareil. Aucune information ne dépend de la couleur seule.
- Sans mouvement, si votre appareil est réglé ainsi. Un bouton arrête la rangée de drapeaux qui défile.`,
    },
    {
      kind: 'text',
      id: 'tested',
      title: 'Ce que nous avons testé',
      text: 'Nous avons testé chaque page pour la dernière fois le {date}. Les tests étaient automatiques, en couleurs claires et sombres et sur plusieurs largeurs d’écran. De tels tests ne trouvent qu’une partie des problèmes.',
    },
    {
      kind: 'text',
      id: 'limits',
      title: 'Les limites que nous connaissons',
      text: `- Aucune personne qui utilise chaque jour un lecteur d’écran n’a encore testé ces pages pour nous.
- Nos tests se font dans un seul navigateur, Chromium. D’autres navigateurs peuvent afficher certaines choses autrement.
- Les articles et les avis du cabinet peuvent être en anglais seulement. Une page en français signale qu’elle n’est pas vérifiée, tant que personne du cabinet ne l’a relue.`,
      also: [
        {
          when: 'calendar',
          text: 'Le calendrier pour prendre rendez-vous appartient à une autre entreprise, et nous ne pouvons pas le modifier. Vous pouvez prendre rendez-vous par téléphone : {phone}.',
        },
        {
          when: 'map',
          text: 'La carte appartient à une autre entreprise, et nous ne pouvons pas la modifier. Notre adresse est à côté, et vous pouvez appeler le {phone} pour demander le chemin.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'tell-us',
      title: 'Signalez-nous un problème',
      text: 'Appelez le {phone} ou écrivez à {email}. Dites-nous de quelle page il s’agit et avec quoi vous la lisiez. Vous pouvez aussi nous demander de vous lire un texte, ou de vous le donner sous une autre forme. Quand vous prenez rendez-vous, dites-nous ce qu’il vous faut pour participer.',
    },
  ],
}
