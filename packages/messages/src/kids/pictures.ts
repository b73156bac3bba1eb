import { defineMessage } from "../define-message.ts";

export const uploadErrorTitle = defineMessage({ en: "Upload failed", es: "No se pudo subir" });
export const uploadingStatus = defineMessage({ en: "Uploading…", es: "Subiendo…" });
export const pictureUploadHint = defineMessage({
  en: "Any photo: a large one is made smaller first.",
  es: "Cualquier foto: si es grande, primero se hace más pequeña.",
});
export const chosenPictureAltText = defineMessage({ en: "Chosen", es: "La imagen elegida" });
export const choosePictureButton = defineMessage({
  en: "Choose a picture",
  es: "Elegir una imagen",
});
export const changePictureButton = defineMessage({
  en: "Change the picture",
  es: "Cambiar la imagen",
});
export const removePictureButton = defineMessage({
  en: "Leave out the picture",
  es: "Quitar la imagen",
});
export const avatarUploadedConfirmation = defineMessage({
  en: "Profile picture uploaded!",
  es: "¡Foto de perfil guardada!",
});

export const cropDialogTitle = defineMessage({ en: "Choose what shows", es: "Elige lo que se ve" });
export const avatarCropHint = defineMessage({
  en: "Drag or press the arrows to move, pinch or slide to zoom. This is how relatives will see it.",
  es: "Arrastra o usa las flechas para mover; pellizca o desliza para acercar. Así la verán tus familiares.",
});
export const drawingCropHint = defineMessage({
  en: "To leave the table out, pinch or slide to zoom, then drag or press the arrows.",
  es: "Para que no se vea la mesa, pellizca o desliza para acercar y luego arrastra o usa las flechas.",
});
export const cropAreaAriaLabel = defineMessage({
  en: "Picture: move it with the arrow keys",
  es: "Imagen: muévela con las flechas del teclado",
});
export const rotatePictureAriaLabel = defineMessage({
  en: "Turn the picture",
  es: "Girar la imagen",
});
export const moveLeftAriaLabel = defineMessage({
  en: "Move the picture left",
  es: "Mover la imagen a la izquierda",
});
export const moveUpAriaLabel = defineMessage({
  en: "Move the picture up",
  es: "Mover la imagen hacia arriba",
});
export const moveDownAriaLabel = defineMessage({
  en: "Move the picture down",
  es: "Mover la imagen hacia abajo",
});
export const moveRightAriaLabel = defineMessage({
  en: "Move the picture right",
  es: "Mover la imagen a la derecha",
});
export const zoomAriaLabel = defineMessage({ en: "Zoom", es: "Acercar" });
export const confirmCropButton = defineMessage({ en: "Use this picture", es: "Usar esta imagen" });
