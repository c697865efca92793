import type { RecordData } from '#app/features/content/record-types.ts'

export const whoMayHelpYou: RecordData<'page'> = {
  layout: 'plain',
  slug: 'qui-peut-vous-aider',
  isAboutLaw: true,
  title: 'Qui peut vous aider',
  description:
    'Un « notary public » n’est pas un avocat. Qui peut donner des conseils en immigration, comment vérifier dans le registre officiel et signaler une fraude.',
  subtitle:
    'Aux États-Unis, un « notary public » n’est pas un avocat. Voici comment vérifier la personne qui vous aide, y compris nous.',
  sections: [
    {
      kind: 'text',
      id: 'who-may',
      title: 'Qui peut vous donner des conseils en immigration',
      text: `Sauf rares exceptions, seules deux sortes de personnes peuvent vous dire quel formulaire utiliser et ce qu’il faut y écrire. Elles seules peuvent vous dire quoi répondre à un agent. Tous les autres peuvent traduire pour vous et taper ce que vous leur dites, et rien de plus.

- Un avocat qui a une autorisation d’exercer valable, délivrée par un État américain, un territoire américain ou le District de Columbia. Un avocat autorisé à exercer dans un État peut s’occuper de dossiers d’immigration dans tous les États.
- Un représentant accrédité (accredited representative). Cette personne n’est pas avocat, mais elle travaille pour une organisation sans but lucratif et elle est agréée par le ministère américain de la Justice.

[Liste des organisations reconnues et des représentants accrédités (en anglais)](https://www.justice.gov/eoir/recognition-accreditation-roster-reports)`,
    },
    {
      kind: 'text',
      id: 'notary',
      title: 'Un « notary public » n’est pas un avocat',
      text: `Dans une grande partie de l’Amérique latine, et dans beaucoup d’autres pays, un notaire a étudié le droit et peut faire ce que font les avocats. Aux États-Unis, un « notary public » peut seulement vous regarder signer un papier et y mettre un tampon. Pour cela, il ne faut aucun diplôme de droit.

Certains profitent de la ressemblance des deux mots, et prennent l’argent des nouveaux arrivants. Faites tout aussi attention aux « consultants en immigration », aux « rédacteurs de formulaires », et aux agences de voyage ou d’impôts qui proposent des « papiers ». Un mauvais formulaire peut faire échouer votre dossier, et c’est vous qui l’avez signé.`,
    },
    {
      kind: 'text',
      id: 'check',
      title: 'Comment vérifier un avocat',
      showsAdmissions: true,
      text: `La vérification est gratuite et prend quelques minutes. Demandez le nom complet de l’avocat et l’État où il est autorisé à exercer. Puis cherchez dans le registre officiel du barreau ou de la plus haute cour de cet État. Tapez vous-même l’adresse ; ne suivez pas un lien que quelqu’un vous a envoyé. Le registre vous dit si l’autorisation d’exercer est valable et, dans beaucoup d’États, si l’avocat a reçu une sanction disciplinaire.

Voici nos avocats. Vérifiez-les aussi.

[Avocats que les tribunaux de l’immigration ont sanctionnés (en anglais)](https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners)

[Comment trouver une aide juridique, selon le service de l’immigration (en anglais)](https://www.uscis.gov/avoid-scams/find-legal-services)`,
    },
    {
      kind: 'text',
      id: 'signs',
      title: 'Les signes que quelque chose ne va pas',
      text: `Un seul de ces signes suffit : n’allez pas plus loin, et adressez-vous à quelqu’un d’autre.

- On vous promet un résultat, ou un visa avant une date précise.
- On veut vous faire signer un formulaire vierge, ou un formulaire dans une langue que vous ne lisez pas.
- On refuse de vous donner un contrat écrit, un reçu, ou des copies de ce qui est déposé.
- On garde votre passeport ou vos papiers originaux.
- On vous dit de taire quelque chose, ou de dire quelque chose qui n’est pas vrai.
- On vous appelle, on vous écrit ou on vous envoie un SMS au nom de « l’administration », pour demander de l’argent. L’administration ne demande ni cartes cadeaux, ni transferts d’argent, ni paiement par une application de téléphone.
- Le site web a l’air officiel, mais son adresse ne finit pas par .gov.`,
    },
    {
      kind: 'text',
      id: 'report',
      title: 'Comment signaler une fraude',
      text: `Vous pouvez signaler une fraude, quel que soit votre statut. Gardez chaque reçu, message et formulaire. Rien ne vous oblige à en dire plus sur vous que vous ne voulez, et vous pouvez d’abord parler à un avocat.

Si des formulaires ont été déposés en votre nom, dites-le vite à un avocat. Certaines erreurs peuvent encore être corrigées.

[Federal Trade Commission (protection des consommateurs) : signaler une fraude](https://reportfraud.ftc.gov/)

[Service de l’immigration : signaler une escroquerie, État par État](https://www.uscis.gov/avoid-scams/report-immigration-scams)

[L’« attorney general » (procureur général) de votre État](https://www.usa.gov/state-attorney-general)`,
    },
    {
      kind: 'text',
      id: 'danger',
      title: 'Si vous êtes en danger',
      text: 'Appelez le 911. Tout le monde peut appeler, quel que soit son statut. Pour des questions juridiques, appelez-nous au {phone} depuis un téléphone que vous pouvez utiliser sans danger.',
    },
  ],
}
