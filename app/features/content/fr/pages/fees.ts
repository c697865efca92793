import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: RecordData<'page'> = {
  layout: 'fees',
  slug: 'honoraires',
  title: 'Frais et honoraires',
  description:
    'La consultation, ce que couvrent nos honoraires, les frais des formulaires courants, et un exemple de convention d’honoraires à lire avant de signer.',
  subtitle:
    'Vous payez deux choses : notre travail (les honoraires) et les frais de l’administration. Voici ce qu’il faut demander, et lire, avant de signer quoi que ce soit.',
  consultation: {
    title: 'La consultation',
    text: 'Elle se fait par téléphone, par vidéo ou dans notre bureau. Rien ne vous oblige à faire appel à nous ensuite.',
  },
  firmFees: {
    title: 'Nos honoraires',
    lead: 'Demandez nos honoraires par écrit. Ce document devrait dire ce que nous faisons, ce que nous ne faisons pas, et quand vous payez. Les frais de l’administration n’y sont pas compris.',
  },
  governmentFees: {
    title: 'Ce que demande l’administration',
    lead: 'Ces frais vont à l’administration, pas à nous. Ils changent, et le montant qui compte est celui du jour du dépôt. {fee.payment} Si vous ne pouvez pas payer, demandez-nous si l’administration peut vous dispenser de ses frais.',
    schedule: {
      text: 'Voir le barème des frais de l’agence',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
  },
  never: {
    title: 'Ce que vous ne devriez jamais payer',
    items: [
      'Des formulaires vierges. L’administration les donne gratuitement sur uscis.gov.',
      'La recherche d’un avocat dans le registre officiel d’un État.',
      'Une décision favorable. Personne ne peut vous en vendre une, et personne ne peut acheter pour vous la faveur d’un agent.',
      'Un travail qui n’est écrit nulle part. Ne signez pas un formulaire vierge, et demandez un reçu à chaque paiement.',
    ],
  },
  firstCall: {
    title: 'Ce qui se passe lors de votre premier appel',
    lead: 'De la première sonnerie à votre propre décision.',
    steps: [
      {
        title: 'Vous dites qui vous êtes',
        text: 'Donnez votre nom, dites où vous vivez, et quand on peut vous appeler sans danger. Quelques mots sur le dossier suffisent.',
      },
      {
        title: 'Nous vérifions les conflits d’intérêts',
        text: 'Un cabinet d’avocats n’a pas le droit de défendre les deux parties d’un même dossier. Nous demandons donc les noms des autres personnes concernées.',
      },
      {
        title: 'Vous choisissez une heure',
        text: 'Par téléphone, par vidéo ou dans notre bureau. Demandez le prix dès maintenant, et dites s’il vous faut un interprète.',
      },
      {
        title: 'Nous parlons de votre dossier',
        text: 'Vous nous dites ce qui s’est passé et ce que vous espérez. Nous posons des questions, et nous regardons les papiers que vous avez.',
      },
      {
        title: 'Vous décidez',
        text: 'Vous pouvez faire appel à nous, attendre, ou vous adresser à quelqu’un d’autre. Nous ne sommes pas vos avocats tant que vous et nous n’avons pas signé de convention.',
      },
    ],
  },
  agreement: {
    title: 'Un exemple de convention d’honoraires',
    lead: 'C’est un exemple, pour que vous sachiez à quoi faire attention. Ce n’est pas une offre, et votre propre convention sera différente. Les blancs sont entre crochets.',
    clauses: [
      {
        title: 'Qui nous sommes',
        text: 'Cette convention est conclue entre vous, le client, et le cabinet. L’avocat responsable de votre dossier est [nom].',
      },
      {
        title: 'Ce que nous faisons pour vous',
        text: 'Nous préparons et déposons [formulaires]. Nous vous expliquons ce que disent les lettres de l’administration à leur sujet, et nous répondons à ses questions. Nous vous accompagnons à l’entretien : [oui ou non].',
      },
      {
        title: 'Ce qui n’est pas compris',
        text: 'Tout ce qui n’est pas nommé plus haut, comme un appel, un procès, une nouvelle demande, ou le dossier d’un autre membre de votre famille. Pour cela, nous signons une nouvelle convention.',
      },
      {
        title: 'Nos honoraires',
        text: 'Nos honoraires sont de [montant]. C’est un forfait : un seul prix pour le travail nommé plus haut, quelle que soit sa durée. Vous le payez ainsi : [dates et montants].',
      },
      {
        title: 'Les coûts qui ne sont pas nos honoraires',
        text: 'Vous payez aussi les frais de l’administration, et des coûts comme les traductions, un examen médical, le courrier et les déplacements. Nous vous demandons votre accord avant de dépenser votre argent pour l’un d’eux.',
      },
      {
        title: 'Où est votre argent',
        text: 'L’argent que vous payez avant que nous l’ayons gagné reste sur un compte réservé à l’argent des clients (client trust account). Il est séparé de notre propre argent. Nous le gagnons au fil de ces étapes : [étapes].',
      },
      {
        title: 'Quand vous pouvez y mettre fin',
        text: 'À tout moment, et pour n’importe quelle raison. Dites-le-nous par écrit. Nous vous remettons alors vos papiers.',
      },
      {
        title: 'Quand nous pouvons y mettre fin',
        text: 'Seulement pour une raison que permettent les règles de la profession d’avocat. Nous vous prévenons assez tôt pour que vous puissiez trouver un autre avocat. Si votre dossier est devant un tribunal, l’accord du juge peut être nécessaire.',
      },
      {
        title: 'Remboursements',
        text: 'Si la convention prend fin avant que le travail soit fait, nous rendons la partie des honoraires que nous n’avons pas gagnée. Nous ne pouvons pas rendre ce que l’administration a reçu.',
      },
      {
        title: 'Ce que nous ne pouvons pas promettre',
        text: 'Ce sont les agents et les juges qui décident de votre dossier. Nous ne vous promettons ni un résultat, ni une date.',
      },
      {
        title: 'Ce que nous attendons de vous',
        text: 'Dites-nous la vérité, toute la vérité. Envoyez vos papiers à temps. Prévenez-nous tout de suite quand votre adresse, votre travail ou votre famille change, et avant de voyager.',
      },
      {
        title: 'Ce qui reste entre nous',
        text: 'Ce que vous nous dites pour votre dossier est confidentiel, sauf rares exceptions prévues par la loi. Si nous agissons pour vous deux ensemble, nous ne cachons pas à l’un ce que l’autre nous dit.',
      },
      {
        title: 'Avant de signer',
        text: 'Vous avez lu cette convention, ou quelqu’un vous l’a lue, dans une langue que vous comprenez. Vous avez eu le temps de poser des questions, et vous gardez une copie.',
      },
    ],
  },
  closing: {
    title: 'Demandez-nous ce que coûterait votre dossier',
    text: 'Appelez, écrivez ou prenez rendez-vous.',
  },
}
