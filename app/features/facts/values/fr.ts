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
  // After "l’agent pose".
  '10 questions from a list of 20': '10 questions tirées d’une liste de 20',
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
    'les fils et filles non mariés de citoyens, âgés de 21 ans ou plus',
  'husbands, wives and unmarried children under 21 of permanent residents':
    'les maris, femmes et enfants non mariés de moins de 21 ans de résidents permanents',
  'unmarried sons and daughters of permanent residents, 21 or older':
    'les fils et filles non mariés de résidents permanents, âgés de 21 ans ou plus',
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
  'A federal court ended the pause of immigrant visas for 75 countries on August 21, 2026. From about August 25 consulates everywhere stopped immigrant visa interviews to train their officers. New dates began to arrive in late September. Look at the messages about your own case, and ask us what applies this week.':
    'Le 21 août 2026, un tribunal fédéral a mis fin à la suspension des visas d’immigrant pour 75 pays. Vers le 25 août, les consulats du monde entier ont cessé les entretiens pour ces visas, afin de former leurs agents. De nouvelles dates ont commencé à arriver fin septembre. Regardez les messages sur votre propre dossier, et demandez-nous ce qui s’applique cette semaine.',
  'Since January 1, 2026 a proclamation stops many people from 39 countries from getting visas, unless they already had one. For some countries it stops everyone. For others it stops immigrants, visitors (B), students (F, M) and exchange visitors (J).':
    'Depuis le 1er janvier 2026, une proclamation empêche beaucoup de personnes de 39 pays d’avoir un visa, sauf si elles en avaient déjà un. Pour certains pays, elle bloque tout le monde. Pour d’autres, elle bloque les immigrants, les visiteurs (B), les étudiants (F, M) et les visiteurs d’échange (J).',
  // After "entre autres" or "dont".
  // After a colon.
  'Afghanistan, Burma, Burkina Faso, Chad, Equatorial Guinea, Eritrea, Haiti, Iran, Laos, Libya, Mali, Niger, the Republic of the Congo, Sierra Leone, Somalia, South Sudan, Sudan, Syria and Yemen, and people with papers of the Palestinian Authority':
    'l’Afghanistan, la Birmanie, le Burkina Faso, le Tchad, la Guinée équatoriale, l’Érythrée, Haïti, l’Iran, le Laos, la Libye, le Mali, le Niger, la République du Congo, la Sierra Leone, la Somalie, le Soudan du Sud, le Soudan, la Syrie et le Yémen, et les porteurs de papiers de l’Autorité palestinienne',
  'Angola, Antigua and Barbuda, Benin, Burundi, Côte d’Ivoire, Cuba, Dominica, Gabon, The Gambia, Malawi, Mauritania, Nigeria, Senegal, Tanzania, Togo, Tonga, Venezuela, Zambia and Zimbabwe, and, only for immigrants, Turkmenistan':
    'l’Angola, Antigua-et-Barbuda, le Bénin, le Burundi, la Côte d’Ivoire, Cuba, la Dominique, le Gabon, la Gambie, le Malawi, la Mauritanie, le Nigeria, le Sénégal, la Tanzanie, le Togo, les Tonga, le Venezuela, la Zambie et le Zimbabwe, et, pour les immigrants seulement, le Turkménistan',
  'Côte d’Ivoire, Nigeria, Senegal and Venezuela':
    'la Côte d’Ivoire, le Nigeria, le Sénégal et le Venezuela',
  'It does not stop permanent residents, people with asylum, admitted refugees, people who were in the United States or had a valid visa on January 1, 2026, or people who travel on the passport of a country that is not on the list. There is no longer a general exception for the husbands, wives, children and parents of citizens.':
    'Elle ne bloque ni les résidents permanents, ni les personnes qui ont l’asile, ni les réfugiés admis, ni les personnes qui, le 1er janvier 2026, étaient aux États-Unis ou avaient un visa valable, ni celles qui voyagent avec le passeport d’un pays qui n’est pas sur la liste. Il n’y a plus d’exception générale pour le mari, la femme, les enfants, le père et la mère d’un citoyen.',
  'Visitors from some countries may have to leave a bond of $5,000 to $15,000, among them Côte d’Ivoire, Nigeria, Senegal, Uganda and Venezuela; the list may have grown.':
    'Les visiteurs de certains pays, dont la Côte d’Ivoire, le Nigeria, le Sénégal, l’Ouganda et le Venezuela, peuvent avoir à déposer une caution de 5 000 à 15 000 $US ; la liste a peut-être grandi.',
  'If you were here without status for more than 180 days, leaving can now bar you from coming back, even with advance parole. Do not travel before you ask us.':
    'Si vous avez passé plus de 180 jours aux États-Unis sans statut, partir peut maintenant vous empêcher de revenir, même avec une permission de voyage (advance parole). Ne voyagez pas avant de nous avoir parlé.',
  'The parole programs for Cubans, Haitians, Nicaraguans and Venezuelans were ended, and courts have let that stand for now.':
    'L’administration a mis fin aux programmes de « parole » pour les Cubains, les Haïtiens, les Nicaraguayens et les Vénézuéliens, et les tribunaux l’ont admis pour le moment.',
  'A court in Boston has blocked the end of family reunification parole, and the government has appealed.':
    'Un tribunal de Boston a bloqué la fin du programme de « parole » pour le regroupement familial, et l’administration a fait appel.',
  'As a rule an officer must have looked at the person’s papers at the border or the airport, and let the person in.':
    'En principe, un agent doit avoir regardé les papiers de la personne à la frontière ou à l’aéroport, et l’avoir laissée entrer.',
  'As a rule an officer must have let you in, and since then you must have kept lawful status and not have worked without permission. Only immediate relatives of a citizen and few others are excused from the last two points.':
    'En principe, un agent doit vous avoir laissé entrer. Depuis, vous devez avoir gardé un statut légal et ne pas avoir travaillé sans permission. Seuls les proches immédiats d’un citoyen, et peu d’autres personnes, sont dispensés de ces deux derniers points.',
  'Since May 21, 2026 officers are told to treat a green card from inside the country as a favor, to weigh the whole story, and to ask why you did not apply abroad. The law on who qualifies did not change. Prepare your answer before you file.':
    'Depuis le 21 mai 2026, les agents ont pour consigne de traiter une carte verte demandée depuis les États-Unis comme une faveur, de peser toute votre histoire, et de demander pourquoi vous n’avez pas fait la demande à l’étranger. La loi sur les conditions à remplir n’a pas changé. Préparez votre réponse avant de déposer.',
  'For green card forms filed since September 18, 2026 officers weigh all benefits that a person received after that day: food, housing, cash and aid for college.':
    'Pour les formulaires de carte verte déposés depuis le 18 septembre 2026, les agents tiennent compte de toutes les aides publiques qu’une personne a reçues après ce jour : nourriture, logement, argent et aide pour l’université.',
  'USCIS may deny a case without first asking for missing papers, so send everything the first time.':
    'USCIS peut refuser un dossier sans demander d’abord les papiers qui manquent : envoyez donc tout dès la première fois.',
  'Since February 2025 a person whose petition is denied may be sent to immigration court.':
    'Depuis février 2025, une personne dont la pétition est refusée peut être envoyée devant le tribunal de l’immigration.',
  'A renewal that was filed on or after October 30, 2025 no longer extends the work permit by itself.':
    'Une demande de renouvellement déposée le 30 octobre 2025 ou après ne prolonge plus à elle seule le permis de travail.',
  'A child born in the United States is a citizen at birth, also when the parents have no immigration status. The Supreme Court confirmed it on June 30, 2026.':
    'Un enfant né aux États-Unis est citoyen dès la naissance, même quand son père et sa mère n’ont aucun statut d’immigration. La Cour suprême l’a confirmé le 30 juin 2026.',
  'Renewals continue everywhere. File 120 to 150 days before the card ends, because they now take much longer. USCIS takes first applications and the money, but is not allowed to grant them. If yours ended more than a year ago, it counts as a first one. A court order may one day treat Texas differently. Ask us before you travel.':
    'Les renouvellements continuent partout. Déposez 120 à 150 jours avant la fin de la carte, car ils prennent maintenant bien plus de temps. USCIS prend les premières demandes et l’argent, mais n’a pas le droit de les accorder. Si votre DACA a pris fin il y a plus d’un an, c’est une première demande. Un jour, un juge traitera peut-être le Texas autrement. Parlez-nous avant de voyager.',
  'TPS has ended for most countries, among them Venezuela, Haiti, Honduras, Nicaragua, Ethiopia, Somalia and South Sudan. Dates change by the day: look at the page of your country at uscis.gov. Do not throw any paper away. Ask us what else you can apply for, in time.':
    'Le TPS a pris fin pour la plupart des pays, dont le Venezuela, Haïti, le Honduras, le Nicaragua, l’Éthiopie, la Somalie et le Soudan du Sud. Les dates changent d’un jour à l’autre : regardez la page de votre pays sur uscis.gov. Ne jetez aucun papier. Voyez avec nous, à temps, quelle autre demande vous pouvez faire.',
  'The announced time ran to October 19, 2026 for Sudan and to September 9, 2026 for El Salvador; the page of the country says what holds now.':
    'La durée annoncée allait jusqu’au 19 octobre 2026 pour le Soudan et jusqu’au 9 septembre 2026 pour le Salvador ; la page du pays dit ce qui vaut maintenant.',
  'People of 14 and older who were never registered must file Form G-325R. From 18 on they must carry the proof. Ask a lawyer first.':
    'Les personnes de 14 ans ou plus qui n’ont jamais été enregistrées doivent déposer le formulaire G-325R. À partir de 18 ans, elles doivent en avoir la preuve sur elles. Demandez d’abord à un avocat.',
  'With a ten-year card, you stay a permanent resident when the card ends. File Form I-90 about six months before. Its receipt and the old card together prove your status for 36 months more; read the date on your receipt.':
    'Avec une carte de dix ans, vous restez résident permanent quand la carte expire. Déposez le formulaire I-90 environ six mois avant. Son reçu et l’ancienne carte, ensemble, prouvent votre statut pendant 36 mois de plus ; lisez la date sur votre reçu.',
  'With a two-year card through marriage, file Form I-751 in the 90 days before it ends, and never Form I-90. The receipt extends the card; read on it for how long.':
    'Avec une carte de deux ans obtenue par le mariage, déposez le formulaire I-751 dans les 90 jours avant sa fin, et jamais le formulaire I-90. Le reçu prolonge la carte ; il dit pour combien de temps.',
  'If you are divorced, abused or widowed, you may file that form alone and at any time.':
    'En cas de divorce, de violences, ou de mort du mari ou de la femme, vous pouvez déposer ce formulaire seul et à tout moment.',
  'A paper that lets officers into a home is signed by a judge and names your address. Forms I-200 and I-205 are signed by an officer.':
    'Un papier qui permet aux agents d’entrer dans un logement est signé par un juge et nomme votre adresse. Les formulaires I-200 et I-205 sont signés par un agent.',
  'Since May 12, 2025 an ICE memo tells agents that Form I-205 is enough for people with a final removal order. At least one federal judge, in Minnesota, found a forced entry unlawful.':
    'Depuis le 12 mai 2025, une note interne de l’ICE dit à ses agents que le formulaire I-205 suffit pour les personnes qui ont un ordre d’expulsion définitif. Au moins un juge fédéral, dans le Minnesota, a jugé illégale une entrée de force.',
  'Since July 17, 2026 officers may again, anywhere in the country, deport without a judge a person who came in without inspection and cannot show two years here. Carry copies of papers that prove two years.':
    'Depuis le 17 juillet 2026, les agents peuvent de nouveau, partout dans le pays, expulser sans juge une personne entrée sans inspection (contrôle à l’arrivée) qui ne peut pas montrer deux ans de présence aux États-Unis. Ayez sur vous des copies de papiers qui prouvent ces deux ans.',
  'Whether a judge may set bond for someone who came in without inspection depends on where he or she is held. In Texas a judge may not. Elsewhere lawyers ask a federal court.':
    'Un juge peut-il fixer une caution (bond) pour une personne entrée sans inspection ? Cela dépend du lieu où cette personne est détenue. Au Texas, il ne le peut pas. Ailleurs, des avocats s’adressent à un tribunal fédéral.',
  'one year': 'un an',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Il y a des exceptions quand les conditions ont changé, ou quand des circonstances extraordinaires vous ont empêché de déposer à temps.',
  'It costs $100 to file for asylum, and for each year that the case waits another fee, $102 in 2026. These fees cannot be waived. Because of court orders, USCIS may not refuse a case or start a deportation only because the yearly fee was not paid, but it is still owed.':
    'Déposer une demande d’asile coûte 100 $US. Pour chaque année où la demande attend, il y a d’autres frais, 102 $US en 2026. Personne ne peut en être dispensé. À cause de décisions de justice, USCIS n’a pas le droit de refuser un dossier ni d’engager une expulsion seulement parce que les frais annuels n’ont pas été payés, mais ils restent dus.',
  'Since July 28, 2026 USCIS may send an asylum case to the judge without an interview.':
    'Depuis le 28 juillet 2026, USCIS peut envoyer un dossier d’asile au juge sans entretien.',
  years: 'des années',
  // After "la loi nomme", "ce sont", "cela désigne" or "ces crimes sont", as are the next ones.
  'domestic violence, rape, sexual assault, abusive sexual contact, incest and female genital mutilation':
    'la violence conjugale ou familiale, le viol, l’agression sexuelle, les attouchements sexuels abusifs, l’inceste et les mutilations génitales féminines (comme l’excision)',
  'felonious assault, torture, manslaughter and murder':
    'l’agression grave (felonious assault), la torture, l’homicide (manslaughter) et le meurtre (murder)',
  'kidnapping, abduction, being held hostage, false imprisonment and unlawful criminal restraint':
    'l’enlèvement, le rapt, la prise d’otage, la séquestration (false imprisonment) et la privation illégale de liberté (unlawful criminal restraint)',
  'trafficking, slave trade, involuntary servitude, peonage, prostitution and sexual exploitation':
    'la traite des personnes, le commerce d’esclaves, la servitude forcée, le travail forcé pour payer une dette (peonage), la prostitution et l’exploitation sexuelle',
  'blackmail, extortion, witness tampering, obstruction of justice and perjury':
    'le chantage, l’extorsion, les pressions sur un témoin, l’entrave à la justice et le mensonge sous serment (perjury)',
  'The law does not name robbery. It can count when it is like felonious assault, a serious attack on a person: ask us.':
    'La loi ne nomme pas le vol avec violence (robbery). Il peut compter quand il ressemble à une agression grave contre une personne (felonious assault) : demandez-nous.',
  'The petition for a U visa, Form I-918, has no fee.':
    'La pétition pour un visa U, le formulaire I-918, est sans frais.',
  'After a first review USCIS may give you a work permit and let you stay while you wait.':
    'Après un premier examen, USCIS peut vous donner un permis de travail et vous laisser rester pendant l’attente.',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Si vous avez 21 ans ou plus, votre mari ou votre femme et vos enfants non mariés de moins de 21 ans peuvent faire partie de votre dossier.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters who are under 18 on the day you file.':
    'Si vous avez moins de 21 ans, votre père, votre mère et vos frères et sœurs non mariés qui ont moins de 18 ans le jour du dépôt le peuvent aussi.',
  'three years': 'trois ans',
  // After "Investissement minimum" and a colon, as is the amount.
  '$800,000 in a targeted employment area and $1,050,000 anywhere else':
    '800 000 $US dans une zone d’emploi ciblée et 1 050 000 $US ailleurs',
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
  'The regional center program ends on September 30, 2027 unless Congress renews it. Petitions filed through September 30, 2026 are protected if it ends; for a petition that is filed now this is no longer so.':
    'Le programme des centres régionaux (regional centers) prend fin le 30 septembre 2027, sauf si le Congrès le renouvelle. Les pétitions déposées jusqu’au 30 septembre 2026 sont protégées s’il prend fin ; une pétition déposée maintenant ne l’est plus.',
  'The regional center program was to end on September 30, 2027; ask us whether Congress has renewed it.':
    'Le programme des centres régionaux (regional centers) devait prendre fin le 30 septembre 2027 ; demandez-nous si le Congrès l’a renouvelé.',
  'A proclamation, extended to September 21, 2027, asks employers to pay $100,000 for many new H-1B workers who are abroad. Courts have disagreed about it, and whether it is collected can change from week to week. Ask us before you file.':
    'Une proclamation, prolongée jusqu’au 21 septembre 2027, demande aux employeurs de payer 100 000 $US pour beaucoup de nouveaux travailleurs H-1B qui sont à l’étranger. Les tribunaux n’ont pas tous jugé de la même façon, et la somme peut être demandée une semaine et ne plus l’être la suivante. Demandez-nous avant de déposer.',
  'A proclamation that asked employers to pay $100,000 for many new H-1B workers was to end on September 21, 2027; ask us whether it still applies.':
    'Une proclamation qui demandait aux employeurs de payer 100 000 $US pour beaucoup de nouveaux travailleurs H-1B devait prendre fin le 21 septembre 2027 ; demandez-nous si elle s’applique encore.',
  'Since February 27, 2026 the yearly selection favors higher pay: a job at wage level IV has four entries, a job at level I has one.':
    'Depuis le 27 février 2026, la sélection annuelle favorise les salaires plus élevés : un emploi au niveau de salaire IV y est inscrit quatre fois, un emploi au niveau I une fois.',
  'The lottery is not open: when its page was last seen, the State Department had published no dates for the next one. Visas for winners have been paused since December 2025. To enter costs $1 and takes a passport; anyone who asks for more is not the government.':
    'La loterie n’est pas ouverte : quand sa page a été vue pour la dernière fois, le Département d’État n’avait publié aucune date pour la prochaine. Les visas des gagnants sont suspendus depuis décembre 2025. S’inscrire coûte 1 $US et demande un passeport ; si quelqu’un demande plus, ce n’est pas l’administration.',
  '$675 on paper, $625 online': '675 $US sur papier, 625 $US en ligne',
  '$520 on paper, $470 online': '520 $US sur papier, 470 $US en ligne',
  // After "Le prix est de".
  '$260 while Form I-485 waits that was filed since April 2024':
    '260 $US tant qu’un formulaire I-485 déposé depuis avril 2024 est en attente',
  '$630 on paper, $580 online for most kinds':
    '630 $US sur papier, 580 $US en ligne pour la plupart des documents',
  '$465 on paper, $415 online': '465 $US sur papier, 415 $US en ligne',
  '$760 on paper, $710 online': '760 $US sur papier, 710 $US en ligne',
  '$3,675 and another $1,000': '3 675 $US, et 1 000 $US de plus',
  'No fee': 'Sans frais',
  '$100, and another fee for each year that it waits, $102 in 2026':
    '100 $US, et d’autres frais pour chaque année d’attente, 102 $US en 2026',
  'The government has proposed $1,330 on paper and $1,280 online for Form N-400, with no reduced fee and no waiver. When it was last seen, in July 2026, this was not final.':
    'L’administration a proposé 1 330 $US sur papier et 1 280 $US en ligne pour le formulaire N-400, sans tarif réduit ni dispense. Aux dernières nouvelles, en juillet 2026, ce n’était pas définitif.',
  'The immigration courts have charged more since October 1, 2026: $1,060 for an appeal, $1,095 for a motion to a judge, and $730 or $1,690 to ask for cancellation of removal.':
    'Les tribunaux de l’immigration demandent plus depuis le 1er octobre 2026 : 1 060 $US pour un appel, 1 095 $US pour une requête à un juge, et 730 ou 1 690 $US pour demander l’annulation du renvoi (cancellation of removal).',
  'USCIS no longer takes checks by mail: pay by card or from a bank account (Forms G-1450 and G-1650).':
    'USCIS n’accepte plus les chèques par courrier : payez par carte ou depuis un compte bancaire (formulaires G-1450 et G-1650).',
  // After "le mot".
  'START to 88788': 'START au 88788',
  'Brazil, Cameroon, Colombia, Côte d’Ivoire, Egypt, Ethiopia, Ghana, Liberia, Morocco, Nigeria, Senegal, Uganda and Uruguay':
    'le Brésil, le Cameroun, la Colombie, la Côte d’Ivoire, l’Égypte, l’Éthiopie, le Ghana, le Liberia, le Maroc, le Nigeria, le Sénégal, l’Ouganda et l’Uruguay',
  'For what is filed since July 10, 2026 USCIS may deny a case when it finds later that a signature is not valid. It may keep the fee, and you may not correct the signature.':
    'Pour tout ce qui est déposé depuis le 10 juillet 2026, USCIS peut refuser un dossier si l’agence constate plus tard qu’une signature n’est pas valable. Elle peut garder les frais, et vous ne pouvez pas corriger la signature.',
  'Students may still stay for the duration of status: a court postponed the new limit on September 14, 2026.':
    'Les étudiants peuvent encore rester aussi longtemps que dure leur statut (duration of status) : le 14 septembre 2026, un tribunal a repoussé la nouvelle limite.',
}
