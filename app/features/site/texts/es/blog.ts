import type { blog as english } from '#app/features/site/texts/en/blog.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

export const blog: typeof english = {
  list: {
    title: 'Noticias y blog de inmigración',
    description:
      'Qué cambió en la ley de inmigración de Estados Unidos, a quién afecta y qué puede hacer usted.',
    subtitle: 'Qué cambió, a quién afecta y qué puede hacer usted.',
    searchLabel: 'Buscar artículos',
    searchPlaceholder: 'Buscar artículos...',
    search: 'Buscar',
    searchNeedsScript:
      'Para buscar, active JavaScript en su navegador. Abajo están todos nuestros artículos.',
    clearSearch: 'Borrar la búsqueda',
    loading: 'Cargando artículos...',
    searchFailed:
      'La búsqueda no funcionó, así que la lista no ha cambiado. Lo estamos intentando de nuevo.',
    noneFound: 'No encontramos artículos para su búsqueda',
    noneYet: 'Todavía no hay artículos. Vuelva pronto, por favor.',
    found: counted('es', {
      one: '{count} artículo encontrado',
      many: '{count} de artículos encontrados',
      other: '{count} artículos encontrados',
    }),
    foundMore: counted('es', {
      one: 'Más de {count} artículo encontrado',
      many: 'Más de {count} de artículos encontrados',
      other: 'Más de {count} artículos encontrados',
    }),
    categories: 'Categorías',
    allCategories: 'Todos los artículos',
    inCategory: 'Artículos sobre {category}',
    inCategoryDescription:
      'Artículos sobre {category}: qué cambió, a quién afecta y qué puede hacer usted.',
    readMore: 'Leer más',
    readMoreAbout: 'sobre {title}',
    older: 'Artículos anteriores',
    newer: 'Artículos más recientes',
    sample: 'Artículo de ejemplo',
    fallback:
      'Ahora no podemos mostrar nuestros artículos. Mientras tanto, usted ve artículos de ejemplo que ningún abogado ha revisado. Vuelva pronto, por favor, o llámenos.',
  },
  post: {
    loading: 'Cargando el artículo...',
    by: 'Por {author}',
    readingTime: counted('es', {
      one: '{count} minuto de lectura',
      many: '{count} de minutos de lectura',
      other: '{count} minutos de lectura',
    }),
    reviewed: 'Revisado por {reviewer} el {date}. Información general, no es asesoría legal.',
    notReviewed: 'Información general, no es asesoría legal.',
    sampleNote:
      'Este es un artículo de ejemplo. Ningún abogado lo ha revisado. No tome decisiones basadas en él.',
    onThisPage: 'En esta página',
    advice: [
      'La ley de inmigración cambia a menudo, y un artículo puede quedar desactualizado. Mire la fecha de arriba y consulte la página de la agencia del gobierno antes de presentar algo.',
      'Cada caso es distinto. Por favor, consulte a un abogado sobre el suyo antes de decidir, firmar o viajar.',
    ],
    share: {
      title: 'Compartir este artículo',
      email: 'Correo',
      emailBody: '{title}\n\n{address}',
      whatsapp: 'WhatsApp',
      copy: 'Copiar o compartir el enlace',
      copied: 'El enlace está copiado',
      address: 'Dirección de este artículo',
    },
    back: 'Volver a todos los artículos',
    readNext: 'Siga leyendo',
    questions: 'Preguntas que nos hacen sobre esto',
    outsideImage: 'Mostrar la imagen de {host}',
    source: {
      changed: 'La versión en {language} cambió el {date}.',
      read: 'Leerla en {language}.',
    },
    edit: 'Editar este artículo',
  },
  notFound: {
    title: 'Artículo no encontrado',
    text: 'El artículo que busca no existe o ya no está.',
    back: 'Volver al blog',
  },
}
