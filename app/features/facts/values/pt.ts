/** By the English value; figures alone are formatted by `Intl`. */
export const pt: Readonly<Record<string, string>> = {
  // Citizenship
  'October 20, 2025': '20 de outubro de 2025',
  '100 questions': '100 perguntas',
  '10 questions': '10 perguntas',
  '6 right answers': '6 respostas certas',
  '128 questions': '128 perguntas',
  '20 questions': '20 perguntas',
  '12 right answers': '12 respostas certas',
  '65 or older, with at least 20 years as a permanent resident':
    '65 anos ou mais, com pelo menos 20 anos como residente permanente',
  '10 questions from a list of 20': '10 perguntas de uma lista de 20',
  '5 years': '5 anos',
  '3 years': '3 anos',
  '90 days': '90 dias',
  'married to and living with the same citizen, who has been a citizen all that time':
    'tem vivido em casamento e sob o mesmo teto com a mesma pessoa, e ela teve a cidadania dos EUA durante todo esse tempo',
  '30 months': '30 meses',
  '18 months': '18 meses',
  'three months': 'três meses',
  'six months': 'seis meses',
  'a year': 'um ano',
  'under 18, permanent residents, and living with the parent who is a citizen':
    'menores de 18 anos, residentes permanentes e que moram com o pai ou a mãe que tem a cidadania',
  'under 18': 'menos de 18 anos',
  // Work and investment
  '$800,000 in a targeted employment area and $1,050,000 anywhere else':
    'US$ 800.000 em uma área prioritária de emprego (TEA) e US$ 1.050.000 em qualquer outro lugar',
  'at least 10 full-time jobs': 'pelo menos 10 empregos em tempo integral',
  'The E-2 visa is only for nationals of a country that has the right treaty with the United States.':
    'O visto E-2 é só para quem tem a nacionalidade de um país que tem com os Estados Unidos o tratado exigido.',
  'a country that has the right treaty with the United States':
    'um país que tem com os Estados Unidos o tratado exigido',
  'You can renew it, but it does not lead to a green card by itself.':
    'Você pode renovar esse visto, mas ele não leva a um green card por si só.',
  'two years': 'dois anos',
  'in the 90 days before the second anniversary of the conditional green card':
    'nos 90 dias antes de o green card condicional completar dois anos',
  'one of the small percentage at the very top of the field':
    'estar entre a pequena porcentagem de pessoas no topo da área',
  distinction: 'distinção',
  'at least one continuous year of work abroad for a qualifying organization within the three years before':
    'pelo menos um ano contínuo de trabalho no exterior para uma organização que atende às regras, dentro dos três anos anteriores',
  'The regional center program ends on September 30, 2027 unless Congress renews it. Petitions filed through September 30, 2026 are protected if it ends; for a petition that is filed now this is no longer so.':
    'O programa dos centros regionais acaba em 30 de setembro de 2027, a menos que o Congresso o renove. Quem deu entrada na petição até 30 de setembro de 2026 tem proteção se ele acabar; quem der entrada agora não tem mais.',
  'The regional center program was to end on September 30, 2027; ask us whether Congress has renewed it.':
    'O programa dos centros regionais tinha fim marcado para 30 de setembro de 2027; pergunte a nós se o Congresso o renovou.',
  'A proclamation, extended to September 21, 2027, asks employers to pay $100,000 for many new H-1B workers who are abroad. Courts have disagreed about it, and whether it is collected can change from week to week. Ask us before you file.':
    'Uma proclamação presidencial, estendida até 21 de setembro de 2027, pede que os empregadores paguem US$ 100.000 por muitos novos trabalhadores H-1B que estão no exterior. Os tribunais discordaram sobre ela, e se o valor é cobrado pode mudar de uma semana para outra. Pergunte a nós antes de dar entrada.',
  'A proclamation that asked employers to pay $100,000 for many new H-1B workers was to end on September 21, 2027; ask us whether it still applies.':
    'Uma proclamação presidencial que pedia aos empregadores US$ 100.000 por muitos novos trabalhadores H-1B tinha fim marcado para 21 de setembro de 2027; pergunte a nós se ela ainda vale.',
  'Since February 27, 2026 the yearly selection favors higher pay: a job at wage level IV has four entries, a job at level I has one.':
    'Desde 27 de fevereiro de 2026, a seleção anual favorece os salários mais altos: um emprego no nível salarial IV conta quatro vezes, um emprego no nível I conta uma só vez.',
  'The lottery is not open: when its page was last seen, the State Department had published no dates for the next one. Visas for winners have been paused since December 2025. To enter costs $1 and takes a passport; anyone who asks for more is not the government.':
    'A loteria não está aberta: quando a página foi vista pela última vez, o Departamento de Estado não tinha publicado datas para a próxima. Os vistos de quem ganhou estão em pausa desde dezembro de 2025. A inscrição custa US$ 1 e exige passaporte; quem pede mais não é o governo.',
  // Family
  '21 or older': '21 anos ou mais',
  'under 21': 'menos de 21 anos',
  'unmarried and under 21': 'não casado(a) e com menos de 21 anos',
  'the husband or wife and unmarried children under 21 of a citizen, and the parents of a citizen who is 21 or older':
    'o marido, a esposa e os filhos não casados (com menos de 21 anos) de um cidadão, e os pais de um cidadão que tem 21 anos ou mais',
  F1: 'F1',
  F2A: 'F2A',
  F2B: 'F2B',
  F3: 'F3',
  F4: 'F4',
  'unmarried sons and daughters of citizens, 21 or older':
    'filhos e filhas de cidadãos, não casados e com 21 anos ou mais',
  'husbands, wives and unmarried children under 21 of permanent residents':
    'maridos, esposas e filhos não casados (com menos de 21 anos) de residentes permanentes',
  'unmarried sons and daughters of permanent residents, 21 or older':
    'filhos e filhas de residentes permanentes, não casados e com 21 anos ou mais',
  'married sons and daughters of citizens': 'filhos e filhas casados de cidadãos',
  'brothers and sisters of citizens who are 21 or older':
    'irmãos e irmãs de um cidadão que tem 21 anos ou mais',
  'cousins, aunts, uncles, grandparents and parents-in-law': 'primos, tias, tios, avós e sogros',
  'parents, brothers, sisters and married children': 'filhos casados, pais, irmãos e irmãs',
  'historically 9 to 18 months; check current times':
    'de 9 a 18 meses no passado; veja os tempos atuais',
  // Entry
  'A federal court ended the pause of immigrant visas for 75 countries on August 21, 2026. From about August 25 consulates everywhere stopped immigrant visa interviews to train their officers. New dates began to arrive in late September. Look at the messages about your own case, and ask us what applies this week.':
    'Em 21 de agosto de 2026, um tribunal federal acabou com a pausa dos vistos de imigrante para 75 países. Por volta de 25 de agosto, todos os consulados pararam as entrevistas desses vistos para treinar os agentes. Novas datas começaram a chegar no fim de setembro. Veja as mensagens sobre o seu caso e pergunte a nós o que vale nesta semana.',
  'Since January 1, 2026 a proclamation stops many people from 39 countries from getting visas, unless they already had one. For some countries it stops everyone. For others it stops immigrants, visitors (B), students (F, M) and exchange visitors (J).':
    'Desde 1 de janeiro de 2026, uma proclamação presidencial impede muitas pessoas de 39 países de receber visto, a menos que já tivessem um. Para alguns países, ela barra todas as pessoas. Para outros, barra imigrantes, visitantes (B), estudantes (F, M) e visitantes de intercâmbio (J).',
  // After a colon.
  'Afghanistan, Burma, Burkina Faso, Chad, Equatorial Guinea, Eritrea, Haiti, Iran, Laos, Libya, Mali, Niger, the Republic of the Congo, Sierra Leone, Somalia, South Sudan, Sudan, Syria and Yemen, and people with papers of the Palestinian Authority':
    'Afeganistão, Birmânia, Burkina Faso, Chade, Guiné Equatorial, Eritreia, Haiti, Irã, Laos, Líbia, Mali, Níger, República do Congo, Serra Leoa, Somália, Sudão do Sul, Sudão, Síria e Iêmen, e pessoas com documentos da Autoridade Palestina',
  'Angola, Antigua and Barbuda, Benin, Burundi, Côte d’Ivoire, Cuba, Dominica, Gabon, The Gambia, Malawi, Mauritania, Nigeria, Senegal, Tanzania, Togo, Tonga, Venezuela, Zambia and Zimbabwe, and, only for immigrants, Turkmenistan':
    'Angola, Antígua e Barbuda, Benin, Burundi, Costa do Marfim, Cuba, Dominica, Gabão, Gâmbia, Malaui, Mauritânia, Nigéria, Senegal, Tanzânia, Togo, Tonga, Venezuela, Zâmbia e Zimbábue, e, só para imigrantes, Turcomenistão',
  'Côte d’Ivoire, Nigeria, Senegal and Venezuela': 'Costa do Marfim, Nigéria, Senegal e Venezuela',
  'It does not stop permanent residents, people with asylum, admitted refugees, people who were in the United States or had a valid visa on January 1, 2026, or people who travel on the passport of a country that is not on the list. There is no longer a general exception for the husbands, wives, children and parents of citizens.':
    'A proclamação não barra residentes permanentes, pessoas com asilo, refugiados admitidos, pessoas que em 1 de janeiro de 2026 estavam nos Estados Unidos ou tinham um visto válido, nem pessoas que viajam com o passaporte de um país que não está na lista. Não há mais uma exceção geral para maridos, esposas, filhos e pais de cidadãos.',
  'Visitors from some countries may have to leave a bond of $5,000 to $15,000, among them Côte d’Ivoire, Nigeria, Senegal, Uganda and Venezuela; the list may have grown.':
    'Visitantes de alguns países, entre eles Costa do Marfim, Nigéria, Senegal, Uganda e Venezuela, podem ter de deixar uma caução de US$ 5.000 a US$ 15.000; a lista pode ter crescido.',
  'If you were here without status for more than 180 days, leaving can now bar you from coming back, even with advance parole. Do not travel before you ask us.':
    'Para quem ficou aqui sem status por mais de 180 dias, sair do país hoje pode impedir a volta, mesmo com a permissão de viagem (advance parole). Não viaje antes de perguntar a nós.',
  'The parole programs for Cubans, Haitians, Nicaraguans and Venezuelans were ended, and courts have let that stand for now.':
    'Os programas de parole para cubanos, haitianos, nicaraguenses e venezuelanos foram encerrados, e por enquanto os tribunais deixaram isso valer.',
  'A court in Boston has blocked the end of family reunification parole, and the government has appealed.':
    'Um tribunal de Boston bloqueou o fim do parole para reunir famílias (family reunification parole), e o governo recorreu.',
  // Status
  'As a rule an officer must have looked at the person’s papers at the border or the airport, and let the person in.':
    'Em regra, um agente precisa ter visto os papéis da pessoa na fronteira ou no aeroporto, e ter deixado que ela entrasse.',
  'As a rule an officer must have let you in, and since then you must have kept lawful status and not have worked without permission. Only immediate relatives of a citizen and few others are excused from the last two points.':
    'Em regra, um agente precisa ter deixado você entrar, e desde então você precisa ter mantido um status legal e não ter trabalhado sem permissão. Só os parentes imediatos de um cidadão e poucas outras pessoas são dispensados destes dois últimos pontos.',
  'Since May 21, 2026 officers are told to treat a green card from inside the country as a favor, to weigh the whole story, and to ask why you did not apply abroad. The law on who qualifies did not change. Prepare your answer before you file.':
    'Desde 21 de maio de 2026, os agentes têm instruções para tratar o green card pedido dentro do país como um favor, avaliar a história inteira e perguntar por que a pessoa não pediu no exterior. A lei sobre quem cumpre as condições não mudou. Prepare a sua resposta antes de dar entrada.',
  'For green card forms filed since September 18, 2026 officers weigh all benefits that a person received after that day: food, housing, cash and aid for college.':
    'Nos formulários de green card enviados a partir de 18 de setembro de 2026, os agentes levam em conta todos os benefícios que a pessoa recebeu depois desse dia: comida, moradia, dinheiro e ajuda para a faculdade.',
  'USCIS may deny a case without first asking for missing papers, so send everything the first time.':
    'O USCIS pode negar um caso sem antes pedir os papéis que faltam; por isso, mande tudo já da primeira vez.',
  'Since February 2025 a person whose petition is denied may be sent to immigration court.':
    'Desde fevereiro de 2025, uma pessoa que tem a petição negada pode ser mandada para o tribunal de imigração.',
  'A renewal that was filed on or after October 30, 2025 no longer extends the work permit by itself.':
    'Uma renovação pedida em 30 de outubro de 2025 ou depois não prolonga mais, por si só, a permissão de trabalho.',
  'A child born in the United States is a citizen at birth, also when the parents have no immigration status. The Supreme Court confirmed it on June 30, 2026.':
    'Quem nasce nos Estados Unidos é cidadão desde o nascimento, também quando os pais não têm status de imigração. A Suprema Corte confirmou isso em 30 de junho de 2026.',
  'Renewals continue everywhere. File 120 to 150 days before the card ends, because they now take much longer. USCIS takes first applications and the money, but is not allowed to grant them. If yours ended more than a year ago, it counts as a first one. A court order may one day treat Texas differently. Ask us before you travel.':
    'As renovações continuam em todo o país. Dê entrada de 120 a 150 dias antes de o cartão vencer, porque elas agora demoram muito mais. O USCIS recebe pedidos de primeira vez e o dinheiro, mas não pode aprová-los. Se o seu DACA venceu há mais de um ano, conta como primeira vez. Uma ordem judicial pode um dia tratar o Texas de outra forma. Pergunte a nós antes de viajar.',
  'TPS has ended for most countries, among them Venezuela, Haiti, Honduras, Nicaragua, Ethiopia, Somalia and South Sudan. Dates change by the day: look at the page of your country at uscis.gov. Do not throw any paper away. Ask us what else you can apply for, in time.':
    'O TPS acabou para a maioria dos países, entre eles Venezuela, Haiti, Honduras, Nicarágua, Etiópia, Somália e Sudão do Sul. As datas mudam de um dia para outro: veja a página do seu país em uscis.gov. Não jogue nenhum papel fora. Pergunte a nós, a tempo, o que mais você pode pedir.',
  'The announced time ran to October 19, 2026 for Sudan and to September 9, 2026 for El Salvador; the page of the country says what holds now.':
    'O prazo anunciado ia até 19 de outubro de 2026 para o Sudão e até 9 de setembro de 2026 para El Salvador; a página do país diz o que vale agora.',
  'People of 14 and older who were never registered must file Form G-325R. From 18 on they must carry the proof. Ask a lawyer first.':
    'Quem tem 14 anos ou mais e nunca foi registrado precisa enviar o formulário G-325R. A partir dos 18 anos, precisa andar com o comprovante. Pergunte antes a um advogado.',
  'With a ten-year card, you stay a permanent resident when the card ends. File Form I-90 about six months before. Its receipt and the old card together prove your status for 36 months more; read the date on your receipt.':
    'Com um cartão de dez anos, você continua residente permanente quando o cartão vence. Dê entrada no formulário I-90 cerca de seis meses antes. O recibo e o cartão antigo, juntos, provam o seu status por mais 36 meses; leia a data no seu recibo.',
  'With a two-year card through marriage, file Form I-751 in the 90 days before it ends, and never Form I-90. The receipt extends the card; read on it for how long.':
    'Com um cartão de dois anos por casamento, dê entrada no formulário I-751 nos 90 dias antes de ele vencer, e nunca no formulário I-90. O recibo prolonga a validade do cartão; leia nele por quanto tempo.',
  'If you are divorced, abused or widowed, you may file that form alone and at any time.':
    'Se você se divorciou, sofreu maus-tratos ou ficou viúvo ou viúva, pode dar entrada nesse formulário por conta própria e a qualquer momento.',
  // Court
  'A paper that lets officers into a home is signed by a judge and names your address. Forms I-200 and I-205 are signed by an officer.':
    'O papel que permite aos agentes entrar em uma casa é assinado por um juiz e traz o seu endereço. Os formulários I-200 e I-205 são assinados por um agente.',
  'Since May 12, 2025 an ICE memo tells agents that Form I-205 is enough for people with a final removal order. At least one federal judge, in Minnesota, found a forced entry unlawful.':
    'Desde 12 de maio de 2025, uma instrução interna do ICE diz aos agentes que o formulário I-205 basta para pessoas com ordem final de deportação. Pelo menos um juiz federal, em Minnesota, considerou ilegal uma entrada à força.',
  'Since July 17, 2026 officers may again, anywhere in the country, deport without a judge a person who came in without inspection and cannot show two years here. Carry copies of papers that prove two years.':
    'Desde 17 de julho de 2026, os agentes podem de novo, em qualquer lugar do país, deportar sem juiz uma pessoa que entrou sem inspeção e não consegue mostrar dois anos aqui. Ande com cópias de papéis que provam dois anos.',
  'Whether a judge may set bond for someone who came in without inspection depends on where he or she is held. In Texas a judge may not. Elsewhere lawyers ask a federal court.':
    'Para quem entrou sem inspeção, o lugar onde a pessoa está detida decide se um juiz pode fixar fiança. No Texas, o juiz não pode. Em outros lugares, os advogados pedem a um tribunal federal.',
  // Humanitarian
  'one year': 'um ano',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Há exceções quando as condições mudaram ou quando circunstâncias extraordinárias impediram você de dar entrada a tempo.',
  'It costs $100 to file for asylum, and for each year that the case waits another fee, $102 in 2026. These fees cannot be waived. Because of court orders, USCIS may not refuse a case or start a deportation only because the yearly fee was not paid, but it is still owed.':
    'Dar entrada no pedido de asilo custa US$ 100, e para cada ano que o caso espera há outra taxa, de US$ 102 em 2026. Estas taxas não podem ser dispensadas. Por causa de ordens judiciais, o USCIS não pode recusar um caso nem iniciar uma deportação só porque a taxa anual não foi paga, mas ela continua devida.',
  'Since July 28, 2026 USCIS may send an asylum case to the judge without an interview.':
    'Desde 28 de julho de 2026, o USCIS pode mandar um caso de asilo ao juiz sem entrevista.',
  years: 'anos',
  'domestic violence, rape, sexual assault, abusive sexual contact, incest and female genital mutilation':
    'a violência doméstica, o estupro, a agressão sexual, o contato sexual abusivo, o incesto e a mutilação genital feminina',
  'felonious assault, torture, manslaughter and murder':
    'a agressão grave (felonious assault), a tortura, o homicídio (manslaughter) e o assassinato (murder)',
  'kidnapping, abduction, being held hostage, false imprisonment and unlawful criminal restraint':
    'o sequestro, o rapto, a tomada de reféns, o cárcere privado e a privação criminosa da liberdade',
  'trafficking, slave trade, involuntary servitude, peonage, prostitution and sexual exploitation':
    'o tráfico de pessoas, o comércio de escravos, a servidão involuntária, a servidão por dívida, a prostituição e a exploração sexual',
  'blackmail, extortion, witness tampering, obstruction of justice and perjury':
    'a chantagem, a extorsão, a pressão sobre testemunhas, a obstrução da justiça e o perjúrio (mentira sob juramento)',
  'The law does not name robbery. It can count when it is like felonious assault, a serious attack on a person: ask us.':
    'A lei não cita o roubo. Ele pode contar quando se parece com a agressão grave (felonious assault), um ataque sério a uma pessoa: pergunte a nós.',
  'The petition for a U visa, Form I-918, has no fee.':
    'A petição do visto U, o formulário I-918, não tem taxa.',
  'After a first review USCIS may give you a work permit and let you stay while you wait.':
    'Depois de uma primeira análise, o USCIS pode dar a você uma permissão de trabalho e deixar você ficar enquanto espera.',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Se você tem 21 anos ou mais, seu marido ou sua esposa e seus filhos não casados com menos de 21 anos podem fazer parte do seu caso.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters who are under 18 on the day you file.':
    'Se você tem menos de 21 anos, também podem seus pais e seus irmãos e irmãs não casados que tenham menos de 18 anos no dia em que você dá entrada.',
  'three years': 'três anos',
  // Fees
  '$675 on paper, $625 online': 'US$ 675 em papel, US$ 625 pela internet',
  '$520 on paper, $470 online': 'US$ 520 em papel, US$ 470 pela internet',
  '$260 while Form I-485 waits that was filed since April 2024':
    'US$ 260 enquanto você espera por um formulário I-485 enviado a partir de abril de 2024',
  '$630 on paper, $580 online for most kinds':
    'US$ 630 em papel, US$ 580 pela internet para a maioria dos tipos',
  '$465 on paper, $415 online': 'US$ 465 em papel, US$ 415 pela internet',
  '$760 on paper, $710 online': 'US$ 760 em papel, US$ 710 pela internet',
  '$3,675 and another $1,000': 'US$ 3.675 e mais US$ 1.000',
  'No fee': 'Sem taxa',
  '$100, and another fee for each year that it waits, $102 in 2026':
    'US$ 100, e outra taxa para cada ano de espera, US$ 102 em 2026',
  'The government has proposed $1,330 on paper and $1,280 online for Form N-400, with no reduced fee and no waiver. When it was last seen, in July 2026, this was not final.':
    'O governo propôs, para o formulário N-400, US$ 1.330 em papel e US$ 1.280 pela internet, sem taxa reduzida e sem dispensa. Em julho de 2026, até onde vai a fonte, isso ainda não era definitivo.',
  'The immigration courts have charged more since October 1, 2026: $1,060 for an appeal, $1,095 for a motion to a judge, and $730 or $1,690 to ask for cancellation of removal.':
    'Os tribunais de imigração cobram mais desde 1 de outubro de 2026: US$ 1.060 por um recurso, US$ 1.095 por um pedido ao juiz (motion) e US$ 730 ou US$ 1.690 para pedir o cancelamento da deportação (cancellation of removal).',
  'USCIS no longer takes checks by mail: pay by card or from a bank account (Forms G-1450 and G-1650).':
    'O USCIS (a agência de imigração) não aceita mais cheques pelo correio: pague com cartão ou de uma conta bancária (formulários G-1450 e G-1650).',
  // Lines
  'START to 88788': 'START para 88788',
  'Brazil, Cameroon, Colombia, Côte d’Ivoire, Egypt, Ethiopia, Ghana, Liberia, Morocco, Nigeria, Senegal, Uganda and Uruguay':
    'Brasil, Camarões, Colômbia, Costa do Marfim, Egito, Etiópia, Gana, Libéria, Marrocos, Nigéria, Senegal, Uganda e Uruguai',
  'For what is filed since July 10, 2026 USCIS may deny a case when it finds later that a signature is not valid. It may keep the fee, and you may not correct the signature.':
    'Para o que é enviado a partir de 10 de julho de 2026, o USCIS pode negar um caso se mais tarde achar que uma assinatura não é válida. Pode ficar com a taxa, e a assinatura não pode ser corrigida.',
  'Students may still stay for the duration of status: a court postponed the new limit on September 14, 2026.':
    'Os estudantes ainda podem ficar enquanto durar o status (duration of status): um tribunal adiou o novo limite em 14 de setembro de 2026.',
}
