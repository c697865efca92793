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
  'adjusted for inflation; ask us for the current amount':
    'corrigido pela inflação; pergunte a nós o valor atual',
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
  'Proclamations have limited new H-1B petitions since September 2025; ask us what applies on the day you file.':
    'Proclamações presidenciais limitam novas petições H-1B desde setembro de 2025; pergunte a nós o que vale no dia em que você der entrada.',
  'The diversity lottery has been subject to pauses since December 2025; ask us where it stands today.':
    'A loteria de diversidade está sujeita a pausas desde dezembro de 2025; pergunte a nós qual é a situação hoje.',
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
    'historicamente, de 9 a 18 meses; veja os tempos atuais',
  'January 2026': 'janeiro de 2026',
  'Since January 2026, U.S. consulates have paused immigrant visas for nationals of many countries.':
    'Desde janeiro de 2026, os consulados dos EUA mantêm em pausa os vistos de imigrante para pessoas de muitas nacionalidades.',
  // Humanitarian
  'one year': 'um ano',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Há exceções quando as condições mudaram ou quando circunstâncias extraordinárias impediram você de dar entrada a tempo.',
  'Since 2025 there is a fee to file for asylum and another for each year that the case waits.':
    'Desde 2025, há uma taxa para dar entrada no pedido de asilo e outra para cada ano que o caso espera.',
  years: 'anos',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Se você tem 21 anos ou mais, seu marido ou sua esposa e seus filhos não casados com menos de 21 anos podem fazer parte do seu caso.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters under 18.':
    'Se você tem menos de 21 anos, também podem seus pais e seus irmãos e irmãs não casados e menores de 18 anos.',
  'three years': 'três anos',
}
