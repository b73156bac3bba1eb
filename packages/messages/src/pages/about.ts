import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const description = defineMessage({
  en: () =>
    `Why ${getSiteName()} exists: birthdays with fewer duplicates and something that grows.`,
  es: () =>
    `Por qué existe ${getSiteName()}: cumpleaños con menos regalos repetidos y algo que crece.`,
});
export const pageHeading = defineMessage({
  en: "A father’s answer to a room full of wrapping paper",
  es: "La respuesta de un papá a una sala llena de papel de regalo",
});
export const openingParagraph = defineMessage({
  en: "Perhaps you know the evening after a birthday party. The living room is covered in paper and ribbon, and among it lie three of the same toy.",
  es: "Quizás conoces la noche después de una fiesta de cumpleaños. La sala está cubierta de papel y moños, y entre ellos hay tres juguetes iguales.",
});
export const relativesParagraph = defineMessage({
  en: "Everyone asked beforehand: the grandparents by phone, an uncle in the family chat, a friend at the school gate. Everyone got a different answer, and everyone was generous. By the weekend, most of it is forgotten.",
  es: "Todo el mundo preguntó antes: los abuelos por teléfono, un tío en el chat de la familia, una amiga a la salida de la escuela. A cada quien le tocó una respuesta distinta, y todo el mundo fue generoso. Para el fin de semana, casi todo quedó olvidado.",
});
export const educationAccountParagraph = defineMessage({
  en: "There is an education account, too. The parents opened it early, and nobody else has ever put a dollar into it. Not for want of love: nobody knows it is there, and it is hard to bring up.",
  es: "También hay una cuenta para los estudios. Los padres la abrieron temprano, y nadie más ha puesto un dólar en ella. No por falta de cariño: nadie sabe que existe, y cuesta sacar el tema.",
});
export const conceptParagraph = defineMessage({
  en: "What if the gift and the future sat on the same page?",
  es: "¿Y si el regalo y el futuro estuvieran en la misma página?",
});
export const originParagraph = defineMessage({
  en: "A father asked himself that, and built the page: a few wishes, a link to the 529 plan, and a place for news. A grandmother can open it on her old phone, choose a book, and add a few dollars for later. She needs no account. She doesn’t even need to ask.",
  es: "Un papá se lo preguntó y creó la página: unos cuantos deseos, un enlace al plan 529 y un lugar para las noticias. Una abuela puede abrirla en su teléfono viejo, elegir un libro y sumar unos dólares para el futuro. No necesita una cuenta. Ni siquiera necesita preguntar.",
});
export const productParagraph = defineMessage({
  en: () =>
    `That page is ${getSiteName()}. There is one for each child: what is wished for, what is taken, and what grows. We never handle the money. It goes straight to the shop or to the plan, where it belongs.`,
  es: () =>
    `Esa página es ${getSiteName()}. Hay una para cada niño: lo que desea, lo que ya está apartado y lo que crece. El dinero nunca pasa por nosotros. Va directo a la tienda o al plan, que es su lugar.`,
});
export const signUpButton = defineMessage({ en: "Get Started", es: "Empezar" });
