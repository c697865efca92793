import type { RecordData } from '#app/features/content/record-types.ts'

/** Of Home. */
export const homeQuestions: Record<string, RecordData<'question'>> = {
  'home-family': {
    question: '¿A qué familiares puedo traer a Estados Unidos?',
    answer: `Los ciudadanos de Estados Unidos pueden presentar una petición para su esposo o esposa, hijos, padres, hermanos y hermanas. Los residentes permanentes pueden hacerlo para su esposo o esposa y para sus hijos solteros.

Para un padre, madre, hermano o hermana, usted debe tener la ciudadanía y {parents.petitioner-age}. Algunos familiares deben esperar un número de visa. El gobierno publica cada mes cuánto ha avanzado la fila.`,
    link: null,
    page: 'home',
    section: 'family',
    order: 10,
  },
  'home-investment': {
    question: '¿Cuánto debo invertir para la tarjeta verde?',
    answer: `En el programa EB-5, la inversión mínima es {eb5.investment; un monto que se ajustó por la inflación el 1 de enero de 2027: pregúntenos cuál es hoy}. El dinero debe crear {eb5.jobs} para trabajadores de Estados Unidos, y usted debe mostrar de dónde vino. La primera tarjeta verde es condicional, por {eb5.conditional}.

{e2.nationality} Le permite dirigir un negocio aquí, pero no es una tarjeta verde.`,
    link: null,
    page: 'home',
    section: 'investment',
    order: 20,
  },
  'home-humanitarian': {
    question: 'Fui víctima de un delito en Estados Unidos. ¿Puedo recibir ayuda?',
    answer: `Si sufrió daño por ciertos delitos graves, tal vez pueda presentar una petición de visa U. Debe ayudar a la policía o a un fiscal, o aceptar hacerlo. Puede solicitarla aunque no tenga estatus migratorio. Por ley, el gobierno mantiene la petición confidencial, con pocas excepciones.

La espera es larga: solo se otorgan {uvisa.cap} visas U a víctimas cada año, y la gente espera {uvisa.wait}.

Si tiene miedo de volver a su país, pregunte pronto por el asilo. Por regla general, debe presentar la solicitud en un plazo de {asylum.deadline} desde su última llegada. {asylum.exceptions}`,
    link: null,
    page: 'home',
    section: 'humanitarian',
    order: 30,
  },
  'home-citizenship': {
    question: '¿Cuándo puedo solicitar la ciudadanía?',
    answer: `La mayoría de los residentes permanentes pueden solicitarla después de {citizenship.years}. Pueden ser {citizenship.years-married} si usted ha estado {citizenship.married}. Puede presentar la solicitud hasta {citizenship.early-filing} antes.

También debe haber estado en el país {citizenship.presence} de ese tiempo, o {citizenship.presence-married} si la solicita por matrimonio, y mostrar buen carácter moral. Antes de presentarla, cuéntenos de arrestos antiguos y de viajes de más de {citizenship.absence-presumed}.`,
    link: null,
    page: 'home',
    section: 'citizenship',
    order: 40,
  },
  'home-general': {
    question: '¿Tengo que estar en Estados Unidos para hablar con ustedes?',
    answer: `No. Podemos hablar por teléfono o por video, esté donde esté.

Tenga a mano su pasaporte y cualquier carta del gobierno.`,
    link: null,
    page: 'home',
    section: 'general',
    order: 50,
  },
}
