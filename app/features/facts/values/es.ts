/** By the English value: as it reads inside the Spanish sentences that quote it. */
export const es: Readonly<Record<string, string>> = {
  'October 20, 2025': '20 de octubre de 2025',
  '100 questions': '100 preguntas',
  '10 questions': '10 preguntas',
  '6 right answers': '6 respuestas correctas',
  '128 questions': '128 preguntas',
  '20 questions': '20 preguntas',
  '12 right answers': '12 respuestas correctas',
  '65 or older, with at least 20 years as a permanent resident':
    '65 años o más, con por lo menos 20 años como residente permanente',
  '10 questions from a list of 20': '10 preguntas de una lista de 20',
  '5 years': '5 años',
  '3 years': '3 años',
  '90 days': '90 días',
  'married to and living with the same citizen, who has been a citizen all that time':
    'casado o casada con el mismo ciudadano o ciudadana, viviendo juntos, y esa persona ha tenido la ciudadanía todo ese tiempo',
  '30 months': '30 meses',
  '18 months': '18 meses',
  'three months': 'tres meses',
  'six months': 'seis meses',
  'a year': 'un año',
  'under 18, permanent residents, and living with the parent who is a citizen':
    'menores de 18 años, residentes permanentes, y que viven con el padre o la madre que tiene la ciudadanía',
  'under 18': 'menos de 18 años',
  '$800,000 in a targeted employment area and $1,050,000 anywhere else':
    '$800,000 en un área de empleo objetivo y $1,050,000 en cualquier otro lugar',
  'at least 10 full-time jobs': 'por lo menos 10 empleos de tiempo completo',
  'The E-2 visa is only for nationals of a country that has the right treaty with the United States.':
    'La visa E-2 es solo para nacionales de un país que tiene el tratado necesario con Estados Unidos.',
  'a country that has the right treaty with the United States':
    'un país que tiene el tratado necesario con Estados Unidos',
  'You can renew it, but it does not lead to a green card by itself.':
    'Puede renovarla, pero por sí sola no lleva a la tarjeta verde.',
  'two years': 'dos años',
  'in the 90 days before the second anniversary of the conditional green card':
    'en los 90 días antes del segundo aniversario de la tarjeta verde condicional',
  'one of the small percentage at the very top of the field':
    'estar entre el pequeño porcentaje de personas en lo más alto de su campo',
  distinction: 'distinción',
  'at least one continuous year of work abroad for a qualifying organization within the three years before':
    'por lo menos un año continuo de trabajo en el extranjero para una organización que cumple los requisitos, dentro de los tres años anteriores',
  'The regional center program ends on September 30, 2027 unless Congress renews it. Petitions filed through September 30, 2026 are protected if it ends; for a petition that is filed now this is no longer so.':
    'El programa de centros regionales termina el 30 de septiembre de 2027, a menos que el Congreso lo renueve. Las peticiones presentadas hasta el 30 de septiembre de 2026 están protegidas si termina; para una petición que se presenta ahora, ya no es así.',
  'The regional center program was to end on September 30, 2027; ask us whether Congress has renewed it.':
    'El programa de centros regionales iba a terminar el 30 de septiembre de 2027; pregúntenos si el Congreso lo ha renovado.',
  'A proclamation, extended to September 21, 2027, asks employers to pay $100,000 for many new H-1B workers who are abroad. Courts have disagreed about it, and whether it is collected can change from week to week. Ask us before you file.':
    'Una proclamación, extendida hasta el 21 de septiembre de 2027, pide a los empleadores que paguen $100,000 por muchos nuevos trabajadores H-1B que están en el extranjero. Las cortes no han estado de acuerdo sobre ella, y de una semana a otra puede cambiar si se cobra o no. Pregúntenos antes de presentar la petición.',
  'A proclamation that asked employers to pay $100,000 for many new H-1B workers was to end on September 21, 2027; ask us whether it still applies.':
    'Una proclamación que pedía a los empleadores que pagaran $100,000 por muchos nuevos trabajadores H-1B iba a terminar el 21 de septiembre de 2027; pregúntenos si todavía se aplica.',
  'Since February 27, 2026 the yearly selection favors higher pay: a job at wage level IV has four entries, a job at level I has one.':
    'Desde el 27 de febrero de 2026, la selección anual favorece los salarios más altos: un empleo del nivel de salario IV entra cuatro veces; uno del nivel I, una vez.',
  'The lottery is not open: when its page was last seen, the State Department had published no dates for the next one. Visas for winners have been paused since December 2025. To enter costs $1 and takes a passport; anyone who asks for more is not the government.':
    'La lotería no está abierta: la última vez que se vio su página, el Departamento de Estado no había publicado fechas para la próxima. Las visas de los ganadores están en pausa desde diciembre de 2025. Inscribirse cuesta $1 y exige un pasaporte; quien pide más no es el gobierno.',
  '21 or older': '21 años o más',
  'under 21': 'menos de 21 años',
  'unmarried and under 21': 'soltero o soltera y menor de 21 años',
  'the husband or wife and unmarried children under 21 of a citizen, and the parents of a citizen who is 21 or older':
    'el esposo o la esposa y los hijos solteros de menos de 21 años de un ciudadano, y los padres de un ciudadano de 21 años o más',
  F1: 'F1',
  F2A: 'F2A',
  F2B: 'F2B',
  F3: 'F3',
  F4: 'F4',
  'unmarried sons and daughters of citizens, 21 or older':
    'hijos e hijas solteros de ciudadanos, de 21 años o más',
  'husbands, wives and unmarried children under 21 of permanent residents':
    'esposos, esposas e hijos solteros de menos de 21 años de residentes permanentes',
  'unmarried sons and daughters of permanent residents, 21 or older':
    'hijos e hijas solteros de residentes permanentes, de 21 años o más',
  'married sons and daughters of citizens': 'hijos e hijas casados de ciudadanos',
  'brothers and sisters of citizens who are 21 or older':
    'hermanos y hermanas de ciudadanos de 21 años o más',
  'cousins, aunts, uncles, grandparents and parents-in-law':
    'primos, tías, tíos, abuelos ni suegros',
  'parents, brothers, sisters and married children': 'padres, hermanos, hermanas ni hijos casados',
  'historically 9 to 18 months; check current times':
    'históricamente, de 9 a 18 meses; consulte los tiempos actuales',
  'A federal court ended the pause of immigrant visas for 75 countries on August 21, 2026. From about August 25 consulates everywhere stopped immigrant visa interviews to train their officers. New dates began to arrive in late September. Look at the messages about your own case, and ask us what applies this week.':
    'El 21 de agosto de 2026, una corte federal puso fin a la pausa de las visas de inmigrante para 75 países. Hacia el 25 de agosto, los consulados de todo el mundo suspendieron las entrevistas para visas de inmigrante, para capacitar a sus oficiales. A fines de septiembre empezaron a llegar nuevas fechas. Mire los mensajes sobre su caso y pregúntenos qué se aplica esta semana.',
  'Since January 1, 2026 a proclamation stops many people from 39 countries from getting visas, unless they already had one. For some countries it stops everyone. For others it stops immigrants, visitors (B), students (F, M) and exchange visitors (J).':
    'Desde el 1 de enero de 2026, una proclamación impide que muchas personas de 39 países reciban una visa, salvo si ya tenían una. Para algunos países, esto vale para todas las personas. Para otros, vale para inmigrantes, visitantes (B), estudiantes (F, M) y visitantes de intercambio (J).',
  // After a colon.
  'Afghanistan, Burma, Burkina Faso, Chad, Equatorial Guinea, Eritrea, Haiti, Iran, Laos, Libya, Mali, Niger, the Republic of the Congo, Sierra Leone, Somalia, South Sudan, Sudan, Syria and Yemen, and people with papers of the Palestinian Authority':
    'Afganistán, Birmania, Burkina Faso, Chad, Guinea Ecuatorial, Eritrea, Haití, Irán, Laos, Libia, Malí, Níger, la República del Congo, Sierra Leona, Somalia, Sudán del Sur, Sudán, Siria y Yemen, y personas con documentos de la Autoridad Palestina',
  'Angola, Antigua and Barbuda, Benin, Burundi, Côte d’Ivoire, Cuba, Dominica, Gabon, The Gambia, Malawi, Mauritania, Nigeria, Senegal, Tanzania, Togo, Tonga, Venezuela, Zambia and Zimbabwe, and, only for immigrants, Turkmenistan':
    'Angola, Antigua y Barbuda, Benín, Burundi, Costa de Marfil, Cuba, Dominica, Gabón, Gambia, Malaui, Mauritania, Nigeria, Senegal, Tanzania, Togo, Tonga, Venezuela, Zambia y Zimbabue, y, solo para inmigrantes, Turkmenistán',
  'Côte d’Ivoire, Nigeria, Senegal and Venezuela': 'Costa de Marfil, Nigeria, Senegal y Venezuela',
  'It does not stop permanent residents, people with asylum, admitted refugees, people who were in the United States or had a valid visa on January 1, 2026, or people who travel on the passport of a country that is not on the list. There is no longer a general exception for the husbands, wives, children and parents of citizens.':
    'La proclamación no afecta a los residentes permanentes, a las personas con asilo, a los refugiados admitidos, a quienes el 1 de enero de 2026 estaban en Estados Unidos o tenían una visa válida, ni a quienes viajan con el pasaporte de un país que no está en la lista. Ya no hay una excepción general para los esposos, esposas, hijos y padres de ciudadanos.',
  'Visitors from some countries may have to leave a bond of $5,000 to $15,000, among them Côte d’Ivoire, Nigeria, Senegal, Uganda and Venezuela; the list may have grown.':
    'A los visitantes de algunos países, entre ellos Costa de Marfil, Nigeria, Senegal, Uganda y Venezuela, se les puede exigir que dejen una fianza de $5,000 a $15,000; la lista puede haber crecido.',
  'If you were here without status for more than 180 days, leaving can now bar you from coming back, even with advance parole. Do not travel before you ask us.':
    'Si usted estuvo aquí sin estatus por más de 180 días, salir del país ahora puede impedirle regresar, aun con un permiso adelantado de viaje (advance parole). No viaje antes de preguntarnos.',
  'The parole programs for Cubans, Haitians, Nicaraguans and Venezuelans were ended, and courts have let that stand for now.':
    'Se puso fin a los programas de parole para cubanos, haitianos, nicaragüenses y venezolanos, y por ahora las cortes lo han dejado así.',
  'A court in Boston has blocked the end of family reunification parole, and the government has appealed.':
    'Una corte de Boston ha bloqueado el fin del parole de reunificación familiar, y el gobierno ha apelado.',
  'As a rule an officer must have looked at the person’s papers at the border or the airport, and let the person in.':
    'Por regla general, un oficial debe haber mirado los documentos de la persona en la frontera o el aeropuerto y haberla dejado entrar.',
  'As a rule an officer must have let you in, and since then you must have kept lawful status and not have worked without permission. Only immediate relatives of a citizen and few others are excused from the last two points.':
    'Por regla general, un oficial debe haberle dejado entrar. Desde entonces, usted debe haber mantenido un estatus legal y no haber trabajado sin permiso. Solo a los familiares inmediatos de un ciudadano y a pocas personas más no se les exigen estos dos últimos puntos.',
  'Since May 21, 2026 officers are told to treat a green card from inside the country as a favor, to weigh the whole story, and to ask why you did not apply abroad. The law on who qualifies did not change. Prepare your answer before you file.':
    'Desde el 21 de mayo de 2026, a los oficiales se les dice que traten como un favor la tarjeta verde que se solicita desde dentro del país. Deben valorar toda la historia y preguntarle por qué no la solicitó en el extranjero. La ley sobre quién cumple los requisitos no cambió. Prepare su respuesta antes de presentar la solicitud.',
  'For green card forms filed since September 18, 2026 officers weigh all benefits that a person received after that day: food, housing, cash and aid for college.':
    'En los formularios de tarjeta verde presentados desde el 18 de septiembre de 2026, los oficiales toman en cuenta todas las ayudas que una persona recibió después de ese día: comida, vivienda, dinero en efectivo y ayuda para la universidad.',
  'USCIS may deny a case without first asking for missing papers, so send everything the first time.':
    'USCIS puede negar un caso sin pedir antes los documentos que faltan, así que envíe todo la primera vez.',
  'Since February 2025 a person whose petition is denied may be sent to immigration court.':
    'Desde febrero de 2025, si le niegan la petición a una persona, pueden mandarla a la corte de inmigración.',
  'A renewal that was filed on or after October 30, 2025 no longer extends the work permit by itself.':
    'Una renovación presentada el 30 de octubre de 2025 o después ya no extiende por sí sola el permiso de trabajo.',
  'A child born in the United States is a citizen at birth, also when the parents have no immigration status. The Supreme Court confirmed it on June 30, 2026.':
    'Un niño que nace en Estados Unidos es ciudadano desde que nace, aunque sus padres no tengan estatus migratorio. La Corte Suprema lo confirmó el 30 de junio de 2026.',
  'Renewals continue everywhere. File 120 to 150 days before the card ends, because they now take much longer. USCIS takes first applications and the money, but is not allowed to grant them. If yours ended more than a year ago, it counts as a first one. A court order may one day treat Texas differently. Ask us before you travel.':
    'Las renovaciones siguen en todo el país. Presente la suya de 120 a 150 días antes de que venza la tarjeta, porque ahora tardan mucho más. USCIS recibe las primeras solicitudes y el dinero, pero no puede aprobarlas. Si su DACA venció hace más de un año, cuenta como una primera solicitud. Es posible que un día la orden de una corte trate a Texas de otra manera. Pregúntenos antes de viajar.',
  'TPS has ended for most countries, among them Venezuela, Haiti, Honduras, Nicaragua, Ethiopia, Somalia and South Sudan. Dates change by the day: look at the page of your country at uscis.gov. Do not throw any paper away. Ask us what else you can apply for, in time.':
    'El TPS ha terminado para la mayoría de los países, entre ellos Venezuela, Haití, Honduras, Nicaragua, Etiopía, Somalia y Sudán del Sur. Las fechas cambian de un día a otro: mire la página de su país en uscis.gov. No tire ningún documento. Pregúntenos a tiempo qué más puede solicitar.',
  'The announced time ran to October 19, 2026 for Sudan and to September 9, 2026 for El Salvador; the page of the country says what holds now.':
    'El tiempo anunciado llegaba hasta el 19 de octubre de 2026 para Sudán y hasta el 9 de septiembre de 2026 para El Salvador; la página del país dice qué vale ahora.',
  'People of 14 and older who were never registered must file Form G-325R. From 18 on they must carry the proof. Ask a lawyer first.':
    'Las personas de 14 años o más que nunca fueron registradas deben presentar el formulario G-325R. Desde los 18 años deben llevar consigo la prueba. Pregunte primero a un abogado.',
  'With a ten-year card, you stay a permanent resident when the card ends. File Form I-90 about six months before. Its receipt and the old card together prove your status for 36 months more; read the date on your receipt.':
    'Con una tarjeta de diez años, usted sigue siendo residente permanente cuando vence la tarjeta. Presente el formulario I-90 unos seis meses antes. El recibo y la tarjeta vieja, juntos, prueban su estatus por 36 meses más; lea la fecha en su recibo.',
  'With a two-year card through marriage, file Form I-751 in the 90 days before it ends, and never Form I-90. The receipt extends the card; read on it for how long.':
    'Con una tarjeta de dos años por matrimonio, presente el formulario I-751 en los 90 días antes de que venza, y nunca el formulario I-90. El recibo extiende la tarjeta; lea en él por cuánto tiempo.',
  'If you are divorced, abused or widowed, you may file that form alone and at any time.':
    'Si se divorció, sufrió maltrato o enviudó, puede presentar ese formulario solo o sola, y en cualquier momento.',
  'A paper that lets officers into a home is signed by a judge and names your address. Forms I-200 and I-205 are signed by an officer.':
    'El papel que permite a los oficiales entrar en una casa lleva la firma de un juez y la dirección de usted. Los formularios I-200 e I-205 llevan la firma de un oficial.',
  'Since May 12, 2025 an ICE memo tells agents that Form I-205 is enough for people with a final removal order. At least one federal judge, in Minnesota, found a forced entry unlawful.':
    'Desde el 12 de mayo de 2025, un memorando de ICE dice a los agentes que el formulario I-205 basta para personas con una orden final de deportación. Al menos un juez federal, en Minnesota, decidió que una entrada por la fuerza fue ilegal.',
  'Since July 17, 2026 officers may again, anywhere in the country, deport without a judge a person who came in without inspection and cannot show two years here. Carry copies of papers that prove two years.':
    'Desde el 17 de julio de 2026, los oficiales pueden otra vez, en cualquier parte del país, deportar sin pasar por un juez a una persona que entró sin inspección y no puede mostrar que lleva dos años aquí. Lleve consigo copias de documentos que prueben los dos años.',
  'Whether a judge may set bond for someone who came in without inspection depends on where he or she is held. In Texas a judge may not. Elsewhere lawyers ask a federal court.':
    'Que un juez pueda fijar una fianza a alguien que entró sin inspección depende del lugar donde está detenido. En Texas, un juez no puede. En otros lugares, los abogados lo piden a una corte federal.',
  'one year': 'un año',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Hay excepciones cuando las condiciones han cambiado o cuando circunstancias extraordinarias le impidieron presentar la solicitud a tiempo.',
  'It costs $100 to file for asylum, and for each year that the case waits another fee, $102 in 2026. These fees cannot be waived. Because of court orders, USCIS may not refuse a case or start a deportation only because the yearly fee was not paid, but it is still owed.':
    'Solicitar asilo cuesta $100, y por cada año que el caso espera hay otra tarifa, de $102 en 2026. Estas tarifas no se pueden perdonar. Por órdenes de las cortes, USCIS no puede rechazar un caso ni empezar una deportación solo porque no se pagó la tarifa anual, pero esta se sigue debiendo.',
  'Since July 28, 2026 USCIS may send an asylum case to the judge without an interview.':
    'Desde el 28 de julio de 2026, USCIS puede mandar un caso de asilo al juez sin hacer una entrevista.',
  years: 'años',
  'domestic violence, rape, sexual assault, abusive sexual contact, incest and female genital mutilation':
    'la violencia doméstica, la violación, la agresión sexual, el contacto sexual abusivo, el incesto y la mutilación genital femenina',
  'felonious assault, torture, manslaughter and murder':
    'la agresión grave (felonious assault), la tortura, el homicidio sin premeditación (manslaughter) y el asesinato',
  'kidnapping, abduction, being held hostage, false imprisonment and unlawful criminal restraint':
    'el secuestro, el rapto, la toma de rehenes, el encierro ilegal (false imprisonment) y la restricción ilegal de la libertad (unlawful criminal restraint)',
  'trafficking, slave trade, involuntary servitude, peonage, prostitution and sexual exploitation':
    'la trata de personas, el comercio de esclavos, la servidumbre involuntaria, el trabajo forzado por deudas (peonage), la prostitución y la explotación sexual',
  'blackmail, extortion, witness tampering, obstruction of justice and perjury':
    'el chantaje, la extorsión, la presión sobre testigos (witness tampering), la obstrucción de la justicia y el perjurio',
  'The law does not name robbery. It can count when it is like felonious assault, a serious attack on a person: ask us.':
    'La ley no nombra el robo o asalto (robbery). Puede contar cuando se parece a la agresión grave (felonious assault), un ataque serio contra una persona: pregúntenos.',
  'The petition for a U visa, Form I-918, has no fee.':
    'La petición de visa U, el formulario I-918, no tiene tarifa.',
  'After a first review USCIS may give you a work permit and let you stay while you wait.':
    'Después de una primera revisión, es posible que USCIS le dé un permiso de trabajo y le deje quedarse mientras espera.',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Si usted tiene 21 años o más, su esposo o esposa y sus hijos solteros de menos de 21 años pueden ser parte de su caso.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters who are under 18 on the day you file.':
    'Si tiene menos de 21 años, también pueden serlo sus padres y sus hermanos y hermanas solteros que tengan menos de 18 años el día en que usted presenta la petición.',
  'three years': 'tres años',
  '$675 on paper, $625 online': '$675 en papel, $625 en línea',
  '$520 on paper, $470 online': '$520 en papel, $470 en línea',
  '$260 while Form I-485 waits that was filed since April 2024':
    '$260 mientras espera un formulario I-485 presentado desde abril de 2024',
  '$630 on paper, $580 online for most kinds':
    '$630 en papel, $580 en línea para la mayoría de los tipos',
  '$465 on paper, $415 online': '$465 en papel, $415 en línea',
  '$760 on paper, $710 online': '$760 en papel, $710 en línea',
  '$3,675 and another $1,000': '$3,675 y otros $1,000',
  'No fee': 'Sin tarifa',
  '$100, and another fee for each year that it waits, $102 in 2026':
    '$100, y otra tarifa por cada año que espera, $102 en 2026',
  'The government has proposed $1,330 on paper and $1,280 online for Form N-400, with no reduced fee and no waiver. When it was last seen, in July 2026, this was not final.':
    'El gobierno ha propuesto $1,330 en papel y $1,280 en línea para el formulario N-400, y que no haya tarifa reducida ni perdón de la tarifa. Según lo último que se vio, en julio de 2026, esto no era definitivo.',
  'The immigration courts have charged more since October 1, 2026: $1,060 for an appeal, $1,095 for a motion to a judge, and $730 or $1,690 to ask for cancellation of removal.':
    'Desde el 1 de octubre de 2026, las cortes de inmigración cobran más: $1,060 por una apelación, $1,095 por una moción ante un juez, y $730 o $1,690 por pedir que se cancele la expulsión (cancellation of removal).',
  'USCIS no longer takes checks by mail: pay by card or from a bank account (Forms G-1450 and G-1650).':
    'USCIS ya no recibe cheques por correo postal: pague con tarjeta o desde una cuenta de banco (formularios G-1450 y G-1650).',
  'START to 88788': 'START al 88788',
  'Brazil, Cameroon, Colombia, Côte d’Ivoire, Egypt, Ethiopia, Ghana, Liberia, Morocco, Nigeria, Senegal, Uganda and Uruguay':
    'Brasil, Camerún, Colombia, Costa de Marfil, Egipto, Etiopía, Ghana, Liberia, Marruecos, Nigeria, Senegal, Uganda y Uruguay',
  'For what is filed since July 10, 2026 USCIS may deny a case when it finds later that a signature is not valid. It may keep the fee, and you may not correct the signature.':
    'En lo que se presenta desde el 10 de julio de 2026, USCIS puede negar un caso si más tarde ve que una firma no es válida. Puede quedarse con la tarifa, y usted no puede corregir la firma.',
  'Students may still stay for the duration of status: a court postponed the new limit on September 14, 2026.':
    'Los estudiantes todavía pueden quedarse mientras dure su estatus (duration of status): el 14 de septiembre de 2026, una corte aplazó el nuevo límite.',
}
