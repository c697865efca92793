import type { TranslatedSample } from '#app/features/posts/samples/sample.ts'

const whoMayHelp: TranslatedSample = {
  translates: 'before-you-sign-who-may-help-you',
  slug: 'avant-de-signer-qui-peut-vous-aider',
  title: 'Avant de signer : qui peut vous aider, et qui ne le peut pas',
  excerpt:
    'Ailleurs, un notaire est juriste. Aux États-Unis, un « notary public » n’est pas avocat. Voici comment vérifier une personne avant de payer ou de signer.',
  categories: ['Droit de l’immigration'],
  content: `Quelqu’un à l’église connaît un homme qui remplit des formulaires. Il est gentil, il parle votre langue, et il prend moins cher qu’un avocat. Ses intentions sont peut-être bonnes. Mais s’il écrit une erreur sur un formulaire, c’est vous qui l’avez signé. C’est aussi vous qui devrez l’expliquer à l’entretien.

## Ici, un « notary public » n’est pas un avocat

Dans beaucoup de pays, un notaire a fait de longues études de droit et peut vous conseiller. Aux États-Unis, un mot qui lui ressemble veut dire beaucoup moins. Un « notary public » vérifie qui vous êtes et vous regarde signer votre nom. C’est tout. Il ne peut pas vous dire quel formulaire utiliser, quoi y écrire, ni quelles sont vos chances.

C’est la même chose pour ceux qui se disent consultants, rédacteurs de formulaires ou agents de visa. Ils peuvent taper les mots que vous leur dites, et ils peuvent traduire. Ils ne peuvent pas choisir pour vous.

> Un « notary public » vous regarde signer. Un avocat répond de ce que vous avez signé.

## Qui peut vous donner une aide juridique

Deux sortes de personnes peuvent vous conseiller sur votre dossier et parler pour vous devant l’administration.

- **Un avocat autorisé à exercer** par un État, par Washington, DC ou par un territoire américain. Le droit de l’immigration est fédéral : un avocat autorisé en Virginie peut donc aider une personne qui vit dans l’Ohio, ou à Accra.
- **Un représentant accrédité (accredited representative).** Cette personne n’est pas avocat. Elle est agréée par le ministère américain de la Justice et travaille pour une organisation sans but lucratif inscrite sur sa liste. Certains peuvent aider seulement pour les formulaires et les entretiens. D’autres peuvent aussi aller au tribunal de l’immigration.

Il y a quelques rares exceptions, par exemple des étudiants en droit qui travaillent sous la direction d’un avocat. Les « notary public », les agents de voyage et ceux qui préparent les déclarations d’impôts n’en font pas partie.

## Vérifiez avant de payer

Vérifier prend quelques minutes et ne coûte rien. Un bon avocat ne sera pas fâché.

1. Demandez le nom complet et l’État où l’avocat est autorisé à exercer.
2. Cherchez ce nom sur le site officiel du barreau ou de la cour de cet État. On devrait y lire que l’avocat est en activité et en règle.
3. Pour un représentant accrédité, cherchez le nom et l’organisation sur la liste du ministère de la Justice, sur justice.gov/eoir.
4. Regardez aussi la liste du ministère où figurent les personnes qui ont reçu une sanction disciplinaire.

Si vous ne trouvez pas le nom, n’allez pas plus loin.

## Les signes que quelque chose ne va pas

Un seul de ces signes est une raison de vous arrêter et de vous adresser à une autre personne.

- On vous promet que vous allez gagner, ou qu’un ami dans les bureaux va vous aider.
- On vous demande de signer un formulaire vierge, ou un formulaire dans une langue que vous ne lisez pas.
- On vous dit d’écrire quelque chose qui n’est pas vrai, ou de ne pas parler de quelque chose.
- Vous payez en espèces et ne recevez pas de reçu.
- Vous n’avez pas de convention écrite qui dit ce qui sera fait et ce que cela coûte.
- On garde votre passeport ou votre acte de naissance « jusqu’à ce que vous ayez fini de payer ».
- On vous demande de payer le formulaire lui-même. Les formulaires de l’administration sont gratuits sur son propre site. Les frais de dépôt sont autre chose, et ils vont à l’administration.

## À quoi ressemble un bon début

Vous parlez d’abord. L’avocat pose des questions sur vos voyages, votre famille, vos anciens dossiers et vos arrestations. On vous dit ce qui peut réussir et ce qui peut échouer. Vous recevez une convention par écrit. Un formulaire dit à l’administration que l’avocat agit pour vous, et vous le signez tous les deux. Lisez tout avant l’envoi, et gardez une copie.

Vous pouvez dire non à chaque étape. Vous pouvez aussi reprendre vos papiers et vous adresser à un autre avocat. Ils sont à vous.

## Si c’est déjà arrivé

Beaucoup de gens prudents ont été trompés ainsi. Ce n’est pas votre faute, et il n’est peut-être pas trop tard.

1. **Ne signez plus rien et ne payez plus rien** à cette personne.
2. **Rassemblez ce que vous avez** : reçus, messages, noms, copies de formulaires, lettres de l’administration. Prenez-les en photo.
3. **Ne cachez pas une erreur.** Si un formulaire à votre nom dit quelque chose de faux, un avocat peut souvent vous aider à le corriger. C’est plus difficile si vous attendez.
4. **Signalez-le.** Vous pouvez écrire à la Federal Trade Commission (protection des consommateurs) sur reportfraud.ftc.gov ou à l’« attorney general » de votre État. Si la personne se disait avocat, écrivez aussi au barreau de l’État.

Si vous avez peur qu’un signalement touche votre propre dossier, parlez d’abord à un avocat ou à un représentant accrédité. Cette conversation est confidentielle.

## En bref

Demandez le nom. Cherchez-le. Lisez avant de signer. Gardez une copie. Si quelqu’un vous dit que ce n’est pas la peine, trouvez une autre personne.`,
}

const civicsTests: TranslatedSample = {
  translates: 'two-civics-tests-which-one-is-yours',
  slug: 'deux-tests-d-instruction-civique-lequel-est-le-votre',
  title: 'Deux tests d’instruction civique : lequel est le vôtre ?',
  excerpt:
    'Le jour où vous avez déposé votre demande de citoyenneté décide de votre test. Voici comment le trouver, ce que chaque test demande et comment étudier.',
  categories: ['Nouvelles règles', 'Droit de l’immigration'],
  content: `Vous vivez ici depuis des années. Vous travaillez, vous payez vos impôts, et vos petits-enfants corrigent votre anglais. Une seule chose vous sépare encore du serment : un entretien. Une partie est un test oral sur l’histoire et les institutions des États-Unis.

Il existe deux versions de ce test, et toutes deux servent encore. Si vous étudiez la mauvaise liste, vous perdez des semaines. Commencez donc par un papier que vous avez déjà.

## C’est le jour du dépôt qui décide

Après l’envoi de votre demande de citoyenneté, le formulaire N-400, l’administration vous a envoyé un avis de réception (receipt notice). Il montre le jour où votre demande a été reçue. C’est ce jour qui compte.

> Le jour du dépôt décide du test que vous passez. Le jour de l’entretien n’en décide pas.

- Déposé **avant le {civics.newer.from}** : vous passez l’ancien test.
- Déposé **le {civics.newer.from} ou après** : vous passez le nouveau test.

Si vous n’avez pas encore déposé, vous passerez le nouveau test, sauf si la règle change encore. Si vous ne trouvez pas votre avis de réception, regardez dans votre compte sur le site de l’agence chargée de l’immigration, U.S. Citizenship and Immigration Services (USCIS). Ou demandez à la personne qui a déposé pour vous.

## Ce que chaque test demande

Les questions ne sont pas secrètes. La liste complète de chaque test est sur le site de l’agence, avec les réponses, et elle est gratuite. L’agent choisit dans cette liste.

**L’ancien test.** Vous étudiez {civics.older.questions}. L’agent pose au plus {civics.older.asked}. Il vous faut {civics.older.passing}.

**Le nouveau test.** Vous étudiez {civics.newer.questions}. L’agent pose au plus {civics.newer.asked}. Il vous faut {civics.newer.passing}.

Dans les deux tests, l’agent s’arrête dès que vous avez assez de bonnes réponses. Dans le nouveau test, il s’arrête aussi quand vous ne pouvez plus atteindre ce nombre. Vous ne voyez pas les questions sur papier. L’agent les dit, et vous répondez à voix haute. Une bonne réponse courte compte autant qu’une longue.

## La partie d’anglais est à part

Le test d’instruction civique n’est qu’une partie de l’entretien. Pour la plupart des gens, il y a aussi un test d’anglais. Vous lisez une phrase à voix haute, vous écrivez une phrase que l’agent vous lit, et vous parlez de votre demande avec lui. Le nouveau test d’instruction civique n’a pas changé la partie d’anglais.

Cette conversation porte surtout sur votre propre formulaire. L’agent le parcourt avec vous : où vous avez vécu, où vous avez travaillé, quand vous avez voyagé. Relisez votre copie dans la semaine qui précède. Si quelque chose a changé, comme un nouvel emploi ou une nouvelle adresse, dites-le.

## Pour les personnes âgées, ou qui ne peuvent pas apprendre

Selon la loi, certaines personnes étudient moins, ou passent le test d’une autre façon.

- **La liste courte.** Si vous avez {civics.senior}, vous étudiez une liste beaucoup plus courte. Vous pouvez aussi répondre dans la langue que vous connaissez bien.
- **Votre propre langue.** Certains autres résidents de longue date, à partir d’un certain âge, n’ont pas besoin du test d’anglais. Ils passent le test d’instruction civique dans leur langue et amènent un interprète.
- **Maladie ou handicap.** Si une maladie ou un handicap vous empêche d’apprendre ou de retenir, un médecin peut l’expliquer à l’administration sur le formulaire N-648. Posez la question avant de déposer, car le médecin doit répondre avec soin à chaque question.

## Étudier par petites étapes

1. **Vérifiez d’abord la liste.** Imprimez la bonne, ou gardez-la sur votre téléphone. Jetez l’autre.
2. **Prenez quelques questions par jour.** Dites la question et la réponse à voix haute.
3. **Apprenez la bonne réponse la plus courte.**
4. **Faites-vous poser les questions** dans un autre ordre.
5. **Vérifiez les noms pendant la dernière semaine.** Certaines réponses sont des personnes : le Président, votre gouverneur, vos sénateurs. Après une élection, elles changent, et l’agent attend le nom du jour de votre entretien. L’agence tient une page avec les noms actuels.

## Si vous ne réussissez pas la première fois

Vous pouvez essayer une deuxième fois pour la même demande, à un autre rendez-vous, et seulement dans la partie que vous n’avez pas réussie. Une mauvaise réponse ne vous fait pas perdre votre carte verte (green card, la résidence permanente). Si vous échouez aussi la deuxième fois, vous pouvez refaire une demande plus tard.

## Avant de déposer, regardez le reste

On a peur du test, mais d’autres choses bloquent plus de dossiers. Ce sont par exemple de longs voyages à l’étranger, des déclarations d’impôts jamais faites, une vieille arrestation ou un vote par erreur. Tout cela peut faire plus de mal que n’importe quelle question de la liste. Une fois que vous avez déposé, l’administration regarde tout votre passé. Parlez donc d’abord à un avocat si l’un de ces points vous concerne.

Puis trouvez votre avis de réception, regardez la date, et commencez à étudier.`,
}

const parentsAndCitizenship: TranslatedSample = {
  translates: 'your-parents-your-citizenship-and-your-age',
  slug: 'votre-pere-votre-mere-votre-citoyennete-et-votre-age',
  title: 'Votre père, votre mère, votre citoyenneté et votre âge',
  excerpt:
    'Seul un citoyen d’un certain âge peut déposer une pétition pour son père ou sa mère. Ce que cela veut dire pour vous, et ce qu’il faut préparer en attendant.',
  categories: ['Immigration familiale', 'Visas'],
  content: `C’est souvent la première question après le serment : puis-je faire venir ma mère maintenant ?

## Qui peut déposer une pétition

Pour déposer une pétition (demande officielle) pour votre père ou votre mère, vous devez être citoyen américain et avoir {parents.petitioner-age}.

Un résident permanent ne le peut pas. Avec une carte verte (green card), la première étape est votre propre citoyenneté. La plupart des résidents permanents peuvent la demander après {citizenship.years}. Pour les personnes mariées à un citoyen, le délai peut être de {citizenship.years-married}, sous conditions.

{birthright.citizens} Mais le père et la mère doivent attendre que l’enfant soit assez âgé, et alors leur propre passé comptera beaucoup.

## Pourquoi il n’y a pas de limite annuelle

La loi limite le nombre de proches qui peuvent venir chaque année. Le père et la mère d’un citoyen assez âgé sont des proches immédiats (immediate relatives), un petit groupe sans limite. Mais les papiers, les vérifications et l’entretien prennent du temps.

L’agence montre ses délais actuels sur egov.uscis.gov/processing-times.

## Ce que la pétition prouve

C’est le formulaire I-130. Il en faut un pour votre père et un pour votre mère.

> La pétition prouve une seule chose : que vous êtes l’enfant de cette personne.

Il faut de bons papiers :

- **Pour votre mère** : votre acte de naissance avec son nom, et la preuve de votre citoyenneté.
- **Pour votre père** : la même chose et, en principe, leur acte de mariage. Sans mariage, il faudra peut-être d’autres preuves qu’il a agi comme votre père.
- **Pour le mari de votre mère ou la femme de votre père** : le mariage doit dater d’assez tôt dans votre enfance. Il en va de même de l’adoption, pour les personnes qui vous ont adopté. Demandez avant de déposer.
- **Si les noms diffèrent** : des papiers qui expliquent chaque changement, comme un acte de mariage ou une décision de justice.

Si une naissance a été déclarée tard, ou ne l’a jamais été, d’autres preuves existent, comme des papiers d’église ou d’école.

Votre pétition couvre cette personne seulement. Elle ne couvre pas votre petit frère, et celle pour votre mère ne couvre pas votre père. Il faut à chacun un dossier à part.

## Le lieu où ils se trouvent compte

**S’ils vivent à l’étranger**, le dossier passe de l’agence à un centre des visas, puis à un consulat américain. Cela s’appelle la procédure consulaire. {consulates.pause} ({consulates.pause:day})

Une interdiction d’entrée bloque aussi beaucoup de personnes de certains pays, dont {entry.ban-ours}. ({entry.ban:day}) Vous pouvez peut-être déposer la pétition, mais le visa devra peut-être attendre. Regardez travel.state.gov avant de payer des frais.

**S’ils sont aux États-Unis** et qu’un agent les a laissés entrer, ils peuvent peut-être demander une carte verte ici. Cela s’appelle l’ajustement de statut. {adjustment.memo} ({adjustment.memo:day})

S’ils sont entrés autrement, ou ont déjà été expulsés, c’est différent. Partir pourrait alors les empêcher de revenir pendant des années. {travel.parole}

**S’ils ont un visa de visiteur**, il ne sert qu’à une visite. Qui dit « visite » à l’aéroport et pense « rester » peut avoir de graves ennuis.

## Vous vous engagez à les soutenir

Chaque pétitionnaire signe un engagement de soutien (formulaire I-864). Vous montrez que votre revenu suffit pour votre foyer, avec eux. S’il est trop bas, une autre personne qui vit aux États-Unis et gagne assez peut signer aussi. C’est un contrat avec l’administration, et une dispute de famille n’y met pas fin.

## Que préparer en attendant

1. Demandez la copie intégrale de votre acte de naissance, celle qui nomme votre père et votre mère.
2. Écrivez sur une page les noms et dates de naissance, tels que chaque document les écrit. Entourez ce qui ne concorde pas.
3. Notez toutes leurs entrées aux États-Unis et leurs sorties, avec le genre de visa.
4. Demandez-leur doucement s’il y a eu d’anciens problèmes : un visa refusé, une arrestation, un ordre de partir. Notez la vérité.
5. Déclarez vos impôts chaque année et gardez les copies. Elles prouvent votre revenu.
6. Faites traduire en entier les papiers étrangers, avec la déclaration signée du traducteur.

## La première étape

Si vous avez déjà la citoyenneté et l’âge requis, commencez par l’acte de naissance. Sinon, commencez par votre citoyenneté. Dans les deux cas, faites d’abord lire votre page de famille par un avocat.`,
}

export const frenchSamples: readonly TranslatedSample[] = [
  whoMayHelp,
  civicsTests,
  parentsAndCitizenship,
]
