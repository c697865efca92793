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
  'adjusted for inflation; ask us for the current amount':
    'una cantidad ajustada por la inflación; pregúntenos cuál es ahora',
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
  'Proclamations have limited new H-1B petitions since September 2025; ask us what applies on the day you file.':
    'Desde septiembre de 2025, unas proclamaciones limitan las nuevas peticiones H-1B; pregúntenos qué se aplica el día en que presente la suya.',
  'The diversity lottery has been subject to pauses since December 2025; ask us where it stands today.':
    'La lotería de visas está sujeta a pausas desde diciembre de 2025; pregúntenos cómo está hoy.',
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
  'January 2026': 'enero de 2026',
  'Since January 2026, U.S. consulates have paused immigrant visas for nationals of many countries.':
    'Desde enero de 2026, los consulados de Estados Unidos tienen en pausa las visas de inmigrante para los nacionales de muchos países.',
  'one year': 'un año',
  'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.':
    'Hay excepciones cuando las condiciones han cambiado o cuando circunstancias extraordinarias le impidieron presentar la solicitud a tiempo.',
  'Since 2025 there is a fee to file for asylum and another for each year that the case waits.':
    'Desde 2025 hay una tarifa por presentar la solicitud de asilo y otra por cada año que el caso espera.',
  years: 'años',
  'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.':
    'Si usted tiene 21 años o más, su esposo o esposa y sus hijos solteros de menos de 21 años pueden ser parte de su caso.',
  'If you are under 21, so may your parents and your unmarried brothers and sisters under 18.':
    'Si tiene menos de 21 años, también pueden serlo sus padres y sus hermanos y hermanas solteros de menos de 18 años.',
  'three years': 'tres años',
}
