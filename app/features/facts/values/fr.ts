/** The values of legal facts in French, by the English one; figures alone are formatted by the code. */
export const fr: Readonly<Record<string, string>> = {
  'October 20, 2025': '20 octobre 2025',
  '100 questions': '100 questions',
  '10 questions': '10 questions',
  '6 right answers': '6 bonnes réponses',
  '128 questions': '128 questions',
  '20 questions': '20 questions',
  '12 right answers': '12 bonnes réponses',
  // After "si vous avez".
  '65 or older, with at least 20 years as a permanent resident':
    '65 ans ou plus, et au moins 20 ans de résidence permanente',
  '5 years': '5 ans',
  '3 years': '3 ans',
  '90 days': '90 jours',
  // After "si vous avez vécu".
  'married to and living with the same citizen, who has been a citizen all that time':
    'avec la même personne, mariée avec vous et citoyenne pendant tout ce temps',
  '30 months': '30 mois',
  '18 months': '18 mois',
  'three months': 'trois mois',
  'six months': 'six mois',
  'a year': 'un an',
  // After "les enfants".
  'under 18, permanent residents, and living with the parent who is a citizen':
    'de moins de 18 ans, résidents permanents, qui vivent avec celui de leurs parents qui est citoyen',
  // After "avoir" or "de".
  'under 18': 'moins de 18 ans',
  '21 or older': '21 ans ou plus',
  'under 21': 'moins de 21 ans',
  // After "enfant".
  'unmarried and under 21': 'non marié et âgé de moins de 21 ans',
  'the husband or wife and unmarried children under 21 of a citizen, and the parents of a citizen who is 21 or older':
    'le mari ou la femme et les enfants non mariés de moins de 21 ans d’un citoyen, et le père et la mère d’un citoyen qui a 21 ans ou plus',
  F1: 'F1',
  F2A: 'F2A',
  F2B: 'F2B',
  F3: 'F3',
  F4: 'F4',
  'unmarried sons and daughters of citizens, 21 or older':
    'les fils et filles non mariés de citoyens, à 21 ans ou plus',
  'husbands, wives and unmarried children under 21 of permanent residents':
    'les maris, femmes et enfants non mariés de moins de 21 ans de résidents permanents',
  'unmarried sons and daughters of permanent residents, 21 or older':
    'les fils et filles non mariés de résidents permanents, à 21 ans ou plus',
  'married sons and daughters of citizens': 'les fils et filles mariés de citoyens',
  'brothers and sisters of citizens who are 21 or older':
    'les frères et sœurs de citoyens qui ont 21 ans ou plus',
  // After "pour".
  'cousins, aunts, uncles, grandparents and parents-in-law':
    'un cousin, une cousine, une tante, un oncle, un grand-père, une grand-mère, ou le père ou la mère de son mari ou de sa femme',
  'parents, brothers, sisters and married children':
    'son père, sa mère, ses frères, ses sœurs et ses enfants mariés',
  'historically 9 to 18 months; check current times':
    'par le passé, 9 à 18 mois ; vérifiez les délais actuels',
  'January 2026': 'janvier 2026',
  'Since January 2026, U.S. consulates have paused immigrant visas for nationals of many countries.':
    'Depuis janvier 2026, les consulats américains ont suspendu les visas d’immigrant pour les ressortissants de nombreux pays.',
  'one year': 'un an',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Exceptions : les conditions ont changé, ou des circonstances extraordinaires vous ont empêché de déposer à temps.',
  'Since 2025 there is a fee to file for asylum and another for each year that the case waits.':
    'Depuis 2025, il y a des frais pour déposer une demande d’asile, et d’autres frais pour chaque année où la demande attend.',
  years: 'des années',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Si vous avez 21 ans ou plus, votre mari ou votre femme et vos enfants non mariés de moins de 21 ans peuvent faire partie de votre cas.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters under 18.':
    'Si vous avez moins de 21 ans, votre père, votre mère et vos frères et sœurs non mariés de moins de 18 ans le peuvent aussi.',
  'three years': 'trois ans',
  // After "Investissement minimum" and a colon, as is the amount.
  'adjusted for inflation; ask us for the current amount':
    'ajusté selon l’inflation ; demandez-nous le montant actuel',
  '$800,000 in a targeted employment area and $1,050,000 anywhere else':
    '800 000 $US dans une zone d’emploi ciblée et 1 050 000 $US ailleurs',
  'at least 10 full-time jobs': 'au moins 10 emplois à temps plein',
  'The E-2 visa is only for nationals of a country that has the right treaty with the United States.':
    'Le visa E-2 est réservé aux ressortissants d’un pays qui a le traité requis avec les États-Unis.',
  // After "ressortissants d’".
  'a country that has the right treaty with the United States':
    'un pays qui a le traité requis avec les États-Unis',
  'You can renew it, but it does not lead to a green card by itself.':
    'Vous pouvez renouveler ce visa, mais il ne mène pas à lui seul à une carte verte.',
  'two years': 'deux ans',
  'in the 90 days before the second anniversary of the conditional green card':
    'dans les 90 jours avant le deuxième anniversaire de la carte verte conditionnelle',
  'one of the small percentage at the very top of the field':
    'faire partie du petit pourcentage de personnes tout au sommet de leur domaine',
  distinction: 'la « distinction », un haut niveau de réussite',
  'at least one continuous year of work abroad for a qualifying organization within the three years before':
    'au moins une année continue de travail à l’étranger, au cours des trois années précédentes, pour une organisation qui remplit les conditions',
  'Proclamations have limited new H-1B petitions since September 2025; ask us what applies on the day you file.':
    'Depuis septembre 2025, des proclamations limitent les nouvelles pétitions H-1B ; demandez-nous ce qui s’applique le jour du dépôt.',
  'The diversity lottery has been subject to pauses since December 2025; ask us where it stands today.':
    'Depuis décembre 2025, la loterie de la diversité est touchée par des suspensions ; demandez-nous où elle en est aujourd’hui.',
}
