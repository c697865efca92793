import type { RecordData } from '#app/features/content/record-types.ts'

export const urgent: RecordData<'page'> = {
  layout: 'plain',
  slug: 'urgence',
  isAboutLaw: true,
  quickExit: true,
  title: 'Aide urgente',
  description:
    'Que faire maintenant : l’ICE ou la police à la porte, un proche détenu, une lettre du tribunal, des violences, une date limite, de l’argent volé.',
  subtitle:
    'Cherchez ce qui vous arrive, et commencez par la première étape. Les numéros de téléphone sont publics ; aucun n’est le nôtre.',
  sections: [
    {
      kind: 'text',
      id: 'door',
      title: 'L’ICE ou la police est à la porte',
      text: `1. Rien ne vous oblige à ouvrir la porte. Demandez aux agents de montrer leur papier à travers la fenêtre.
2. Regardez qui l’a signé. {door.paper}
3. Dites : « Je ne donne pas mon accord » (« I do not consent »). Ne résistez pas, même s’ils entrent.
4. Ensuite, gardez le silence, sauf pour demander un avocat.

{door.memo}

{removal.expedited}

*Sources : {door.paper:day} ({door.paper:source}) ; {door.memo:day} ({door.memo:source}) ; {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'detained',
      title: 'Un proche est détenu',
      text: `1. Cherchez sur [locator.ice.gov](https://locator.ice.gov/). On y trouve les adultes. Il faut le numéro A (A-number) et le pays de naissance, ou le nom complet exact et le pays de naissance.
2. Appelez l’ICE et demandez où est la personne : [{line.ice}](tel:+{line.ice:value}).
3. Appelez un avocat. RAICES aide les personnes détenues : [{line.raices}](tel:+{line.raices:value}). Le ministère de la Justice a [une liste de services d’aide juridique gratuite](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).
4. Dites à votre proche de ne signer aucun papier avant qu’un avocat l’ait lu.

{detention.bond}

*Sources : {line.ice:day} ({line.ice:source}) ; {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'court',
      title: 'Une lettre ou une date du tribunal de l’immigration',
      text: `1. Demandez la date de l’audience. Appelez le [{line.court}](tel:+{line.court:value}) ou regardez [acis.eoir.justice.gov](https://acis.eoir.justice.gov/), en anglais ou en espagnol. Il vous faut votre numéro A (A-number).
2. Allez à chaque audience. Si vous en manquez une, le juge peut ordonner votre expulsion.
3. Parlez à un avocat avant ce jour, et apportez toutes les pages de la lettre. Si elle mentionne un pays qui n’est pas le vôtre, parlez tout de suite à un avocat.
4. Si vous déménagez, prévenez le tribunal avec le formulaire EOIR-33 et USCIS avec le formulaire AR-11. Un courrier que vous n’avez pas reçu peut vous faire perdre l’affaire.

Le ministère de la Justice tient [une liste de services d’aide juridique gratuite](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) et [une liste d’organisations qui ont le droit de donner une aide juridique](https://www.justice.gov/eoir/recognition-accreditation-roster-reports).

*Source : {line.court:day} ({line.court:source}).*`,
    },
    {
      kind: 'text',
      id: 'hurt',
      title: 'Quelqu’un me fait du mal ou me force',
      text: `1. En danger maintenant ? Appelez le [911](tel:911).
2. La ligne nationale contre les violences conjugales et familiales répond jour et nuit : [{line.violence}](tel:+{line.violence:value}). Vous pouvez aussi envoyer par SMS le mot {line.violence-text}, ou écrire sur [thehotline.org](https://www.thehotline.org/). Par téléphone à texte (TTY) : [{line.violence-tty}](tel:+{line.violence-tty:value}).
3. Quelqu’un vous force à travailler ou à avoir des rapports sexuels, ou garde vos papiers ? Appelez la ligne contre la traite des personnes : [{line.trafficking}](tel:+{line.trafficking:value}), ou envoyez un SMS au {line.trafficking-text}. Elle répond en anglais, en espagnol et, avec un interprète, dans d’autres langues.
4. Appelez d’un téléphone sûr. Une fois en sécurité, renseignez-vous sur votre statut. Vous pouvez peut-être demander [un visa U](/services/u-visa). Si un proche citoyen ou titulaire d’une carte verte vous fait du mal, vous pouvez peut-être déposer seul une pétition, en secret ([VAWA](/glossary#vawa)).

*Sources : {line.violence:day} ({line.violence:source}) ; {line.trafficking:day} ({line.trafficking:source}).*`,
    },
    {
      kind: 'text',
      id: 'deadline',
      title: 'Une date limite approche, ou une carte expire',
      text: `- **Asile.** En principe, il faut déposer au plus tard {asylum.deadline} après votre dernière arrivée. {asylum.exceptions}
- **Carte verte (green card, résidence permanente).** {card.renewal}
- **Carte verte conditionnelle.** {card.conditions} {card.alone}
- **Permis de travail.** {work-permit.renewal} Déposez tôt la demande de renouvellement.
- **DACA.** {daca.state}
- **Une lettre qui demande des papiers.** Répondez au plus tard le jour qu’elle indique, et gardez une copie.

USCIS répond au [{line.uscis}](tel:+{line.uscis:value}). Son propre site pour les dossiers est [my.uscis.gov](https://my.uscis.gov/) ; myuscis.com n’est pas un site de l’administration.

*Sources : {card.renewal:day} ({card.renewal:source}) ; {work-permit.renewal:day} ({work-permit.renewal:source}) ; {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'money',
      title: 'Quelqu’un a pris mon argent',
      text: `1. Ne signez plus rien et ne payez plus rien à cette personne.
2. Gardez chaque reçu, message, nom et formulaire, et prenez-les en photo.
3. Demandez vite à un avocat ce qui a été déposé en votre nom. Certaines erreurs peuvent encore être corrigées.
4. Signalez-le, quel que soit votre statut : [comment signaler une fraude](/who-may-help-you#report).`,
    },
  ],
}
