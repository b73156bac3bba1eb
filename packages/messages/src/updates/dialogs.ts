import { defineMessage } from "../define-message.ts";

export const postUpdateButton = defineMessage({ en: "Post the update", es: "Publicar la noticia" });
export const updatePostedConfirmation = defineMessage({
  en: (title: string) => `“${title}” is posted`,
  es: (title) => `Se publicó «${title}»`,
});
export const editUpdateTitle = defineMessage({ en: "Edit the update", es: "Editar la noticia" });
export const titleLabel = defineMessage({ en: "Title", es: "Título" });
export const messageLabel = defineMessage({ en: "Message", es: "Mensaje" });
export const pictureLabel = defineMessage({ en: "Picture (optional)", es: "Imagen (opcional)" });
export const mailSectionLabel = defineMessage({ en: "By mail", es: "Por correo" });
export const sendMailLabel = defineMessage({ en: "Send it by mail", es: "Enviarla por correo" });
export const followersLoadingStatus = defineMessage({
  en: "Checking who follows…",
  es: "Viendo quién recibe las noticias…",
});
export const followersLoadError = defineMessage({
  en: "We couldn't check who follows. You can still post it.",
  es: "No pudimos ver quién recibe las noticias. Puedes publicarla de todos modos.",
});
export const hideMailButton = defineMessage({ en: "Hide the mail", es: "Ocultar el correo" });
export const showMailButton = defineMessage({ en: "See the mail", es: "Ver el correo" });
export const mailPreviewHint = defineMessage({
  en: "Add a title and a message first.",
  es: "Primero agrega un título y un mensaje.",
});
export const mailPreviewLoadError = defineMessage({
  en: "The mail didn't load. Please try again.",
  es: "El correo no se cargó. Inténtalo otra vez.",
});
export const subjectLabel = defineMessage({ en: "Subject", es: "Asunto" });
export const mailPreviewTitle = defineMessage({
  en: "How the mail will look",
  es: "El correo como se va a ver",
});
