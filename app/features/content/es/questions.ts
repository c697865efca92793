import { homeQuestions } from '#app/features/content/es/home-questions.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const questions: Record<string, RecordData<'question'>> = {
  ...homeQuestions,
  'family-who': {
    question: '¿Para qué familiares puedo presentar una petición?',
    answer: `Un ciudadano de Estados Unidos puede presentar una petición para su esposo o esposa, hijos, padres, hermanos y hermanas. Un residente permanente puede hacerlo para su esposo o esposa y sus hijos solteros, pero no para {family.no-petition-resident}.

Para un padre, madre, hermano o hermana, usted debe tener la ciudadanía y {parents.petitioner-age}. Nadie puede presentar una petición para {family.no-petition}.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 110,
  },
  'family-spouse-time': {
    question: '¿Cuánto tarda la visa de mi esposo o esposa?',
    answer: `Ningún abogado puede prometerle una fecha. Solía decirse que la visa del esposo o la esposa de un ciudadano tardaba {spouse.processing}. Eso era antes de suspenderse las entrevistas; ahora puede tardar más.

{consulates.pause} ({consulates.pause:day}) Mire travel.state.gov antes de pagar tarifas o dejar un trabajo.`,
    link: {
      text: 'Ver los tiempos actuales de la agencia de inmigración',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'faq',
    section: 'family',
    order: 120,
  },
  'family-stay': {
    question: '¿Puede mi familiar quedarse aquí mientras esperamos?',
    answer: `Una petición por sí sola no da derecho a quedarse ni a trabajar. Algunos familiares que ya están aquí pueden solicitar la residencia permanente (green card) desde dentro del país. Esto se llama ajuste de estatus. {adjustment.let-in} Los familiares que esperan en una fila también deben, por regla general, haber mantenido un estatus legal y no haber trabajado sin permiso.

{adjustment.memo} ({adjustment.memo:day})

Por favor, hable con un abogado antes de que alguien salga del país. Un viaje de regreso a su país puede dejar a una persona fuera por años, aun después de que se apruebe la petición. {travel.parole} ({travel.parole:day})`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 130,
  },
  'work-offer': {
    question: '¿Necesito una oferta de trabajo para una visa de trabajo?',
    answer: `Para la mayoría de las visas de trabajo, sí. Un empleador en Estados Unidos presenta la petición. Usted no puede presentarla por su cuenta. Tenga cuidado con cualquiera que quiera venderle un empleo.

Una de estas visas es la H-1B, para empleos que exigen un título. {h1b.notice} ({h1b.notice:day}) {h1b.selection}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 210,
  },
  'work-transfer': {
    question:
      'Trabajo para una empresa en el extranjero. ¿Puede trasladarme a su oficina en Estados Unidos?',
    answer: `Tal vez pueda, con una visa L-1. Usted necesita {l1.employment}. Tanto allá como aquí, debe trabajar como gerente, o en un puesto que exige conocimientos que pocos en la empresa tienen.

Las dos empresas deben estar relacionadas, como una matriz y su sucursal. Los documentos de las empresas deben mostrarlo.`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 220,
  },
  'work-invest': {
    question: '¿Cuánto debo invertir, y lleva a la tarjeta verde?',
    answer: `La EB-5 puede llevar a la tarjeta verde. Al principio es condicional, por {eb5.conditional}. La inversión mínima es {eb5.investment; un monto que se ajustó por la inflación el 1 de enero de 2027: pregúntenos cuál es hoy}. Debe crear {eb5.jobs} para trabajadores de Estados Unidos, y usted debe mostrar de dónde vino el dinero.

{eb5.program} ({eb5.program:day})

{e2.nationality} La ley no fija una cantidad mínima para ella, pero el dinero debe bastar para manejar un negocio real. {e2.limits}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 230,
  },
  'humanitarian-asylum': {
    question: '¿Qué tan pronto debo solicitar asilo?',
    answer: `Por regla general, debe solicitarlo en un plazo de {asylum.deadline} desde su última llegada a Estados Unidos. {asylum.exceptions}

La tarifa es de {fee.i-589} ({fee.i-589:day}) y no se puede perdonar.

{asylum.no-interview} Si la fecha límite está cerca o ya pasó, llámenos ahora. El día en que presenta la solicitud importa.`,
    link: {
      text: 'Ver las tarifas de la agencia de inmigración',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 310,
  },
  'humanitarian-u-visa': {
    question: 'Sufrí un delito y no tengo estatus migratorio. ¿Es seguro pedir ayuda?',
    answer: `Puede hablar con un abogado en privado, sea cual sea su estatus migratorio. Si aquí sufrió daño por ciertos delitos graves, tal vez pueda presentar una petición de visa U. Debe ayudar a la policía o a un fiscal, o aceptar hacerlo. Por ley, el gobierno mantiene confidencial lo que hay en esa petición, con pocas excepciones.

{denial.court} Por eso, deje que un abogado mire primero toda su historia. {uvisa.fee}

Tarda mucho: solo se otorgan {uvisa.cap} visas U a víctimas cada año, y la gente espera {uvisa.wait}. Si comparte el teléfono o la computadora con la persona a la que teme, llámenos desde otro.`,
    link: {
      text: 'Leer sobre la visa U',
      href: '/services/u-visa',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 320,
  },
  'citizenship-when': {
    question: '¿Desde cuándo puedo solicitar la ciudadanía?',
    answer: `Por regla general, puede solicitarla {citizenship.years} después de hacerse residente permanente. Pueden ser {citizenship.years-married} si usted ha estado {citizenship.married}. Puede presentar la solicitud hasta {citizenship.early-filing} antes de ese día.

También debe haber estado en el país {citizenship.presence} de ese tiempo, o {citizenship.presence-married} si la solicita por matrimonio. Debe haber vivido en su estado {citizenship.state-residence} y mostrar buen carácter moral.

Un viaje de más de {citizenship.absence-presumed} puede interrumpir su residencia. Un viaje de {citizenship.absence-breaking} o más la interrumpe. Pregúntenos por viajes, impuestos y arrestos antes de presentar la solicitud.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 410,
  },
  'citizenship-test': {
    question: '¿Qué examen de educación cívica voy a tomar?',
    answer: `Lo decide el día en que presenta la solicitud. Si la presentó antes del {civics.newer.from}, estudia una lista de {civics.older.questions}. El oficial hace hasta {civics.older.asked}, y usted necesita {civics.older.passing}.

Si la presenta ese día o después, la lista tiene {civics.newer.questions}. El oficial hace hasta {civics.newer.asked}, y usted necesita {civics.newer.passing}. Hay una lista corta para personas que tienen {civics.senior}. En ese caso, el oficial hace {civics.senior-list}.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 420,
  },
  'general-who': {
    question: '¿Cómo sé que la persona que me ayuda es abogado?',
    answer: `Pregunte el nombre completo y en qué estado tiene la licencia. Luego busque el nombre en el registro oficial de ese estado. Es gratis y toma unos minutos. En Estados Unidos, un notario público (notary public) no es abogado.

Tenga cuidado con quien no quiera decírselo, o quiera que firme un formulario vacío.`,
    link: {
      text: 'Cómo verificar y cómo denunciar un fraude',
      href: '/who-may-help-you',
    },
    page: 'faq',
    section: 'general',
    order: 510,
  },
  'general-past': {
    question: 'Antes me negaron algo, me arrestaron o me deportaron. ¿Debo decírselo?',
    answer: `Sí. Cuéntenos todo, en la consulta y no en un correo electrónico. El gobierno guarda registros y es probable que lo encuentre. Lo que le cuenta a un abogado para recibir asesoría legal es confidencial, aunque no lo contrate.

Un problema antiguo no siempre termina un caso. Es más difícil de resolver cuando sale por primera vez en la entrevista.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 520,
  },
  'general-first-talk': {
    question: '¿Qué pasa en la primera consulta?',
    answer: `Hablamos por teléfono, por video o en nuestra oficina. Usted nos cuenta qué pasó y qué espera lograr, y nosotros hacemos preguntas. Luego le decimos qué tal vez pueda hacer, qué se necesita y qué no haríamos nosotros.

No tiene que contratarnos.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 530,
  },
  'what-to-bring': {
    question: '¿Qué debo traer?',
    answer: `Traiga su pasaporte, cualquier carta del gobierno y los documentos que ya tiene: actas de nacimiento y de matrimonio, visas y solicitudes antiguas. Si hubo un arresto o una fecha en la corte, traiga también esos documentos.

Para la primera conversación bastan fotos en su teléfono. Si falta algo, venga de todos modos. Por favor, no envíe documentos por correo electrónico antes de que hayamos acordado trabajar juntos.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 10,
  },
  cost: {
    question: '¿Cuánto cuesta, y puedo pagar en partes?',
    answer: `Usted paga dos cosas: nuestro trabajo y las tarifas del gobierno. Pida los dos precios por escrito, con lo que cubre cada uno, antes de firmar algo.

Pregunte también si puede pagar en partes. Depende del tipo de caso y de qué tan pronto hay que presentarlo.`,
    link: { text: 'Costos, y un contrato de ejemplo', href: '/fees' },
    page: 'contact',
    section: 'before-you-come',
    order: 20,
  },
  'phone-or-video': {
    question: '¿Podemos hablar por teléfono o por video?',
    answer: `Sí, desde cualquier país. Elija un lugar donde pueda hablar con libertad, y use audífonos si hay otros cerca.

Si comparte su teléfono con alguien que no debe saberlo, díganos cuándo es seguro llamar.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 30,
  },
  'how-long': {
    question: '¿Cuánto tarda el proceso?',
    answer: `Depende del tipo de caso, de su país y de cuánto trabajo tiene el gobierno. Algunos casos tardan meses. Otros tardan muchos años. En la consulta, pregúntenos dónde está la espera en su caso, y qué documentos puede preparar ahora.

Nadie puede prometerle una fecha. Tenga cuidado con quien se la prometa.`,
    link: {
      text: 'Ver los tiempos actuales de la agencia de inmigración',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'contact',
    section: 'before-you-come',
    order: 40,
  },
}
