import type { OnboardingKidText } from "@giftling/domain/kids/texts";
import type { ONBOARDING_STEPS, OnboardingLinkLabels } from "@giftling/domain/onboarding/rules";
import { defineMessage } from "../define-message.ts";

type StepId = (typeof ONBOARDING_STEPS)[number]["id"];
const ONBOARDING_STEP_TITLES: Readonly<Record<StepId, () => string>> = {
  "parent-info": defineMessage({ en: "Parent Info", es: "Sobre ti" }),
  "family-url": defineMessage({ en: "Family URL", es: "Tu dirección" }),
  "kid-info": defineMessage({ en: "Kid Info", es: "Sobre tu peque" }),
  "payment-links": defineMessage({ en: "Payment Links", es: "Enlaces de pago" }),
  "first-update": defineMessage({ en: "First Update", es: "Primera noticia" }),
};

export const getOnboardingStepTitle = (id: StepId): string => ONBOARDING_STEP_TITLES[id]();

const educationFund = defineMessage({
  en: "529 Education Savings",
  es: "Ahorro 529 para estudios",
});
const immediateNeeds = defineMessage({
  en: "For immediate needs",
  es: "Para lo que haga falta ahora",
});
/** Returns the default labels of the links that onboarding creates. The family can change the labels later. */
export const getDefaultLinkLabels = (): OnboardingLinkLabels => ({
  education: educationFund(),
  venmo: immediateNeeds(),
});

export const deleteAccountButton = defineMessage({
  en: "Delete account",
  es: "Eliminar la cuenta",
});
export const backButton = defineMessage({ en: "Back", es: "Atrás" });
export const skipButton = defineMessage({ en: "Skip", es: "Omitir" });
export const completeOnboardingButton = defineMessage({ en: "Complete", es: "Terminar" });
export const nextButton = defineMessage({ en: "Next", es: "Siguiente" });
export const progressAriaLabel = defineMessage({ en: "Progress", es: "Avance" });
export const onboardingStepStatus = defineMessage({
  en: (step: number, steps: number) => `Step ${step} of ${steps}`,
  es: (step, steps) => `Paso ${step} de ${steps}`,
});
export const inputPreservedError = defineMessage({
  en: (failure: string) => `${failure} Nothing you typed is lost.`,
  es: (failure) => `${failure} Nada de lo que escribiste se pierde.`,
});
export const familyUrlUnavailableError = defineMessage({
  en: "This URL is already taken. Please choose another.",
  es: "Esta dirección ya está ocupada. Elige otra.",
});
export const saveProfileError = defineMessage({
  en: "Failed to update profile",
  es: "No se pudieron guardar tus datos",
});
export const saveFamilyUrlError = defineMessage({
  en: "Failed to set family URL",
  es: "No se pudo guardar la dirección",
});
export const completeOnboardingError = defineMessage({
  en: "Failed to complete onboarding",
  es: "No se pudo terminar",
});
export const onboardingCompletedTitle = defineMessage({ en: "Success!", es: "¡Listo!" });
export const onboardingCompletedMessage = defineMessage({
  en: "Your hub is ready to share!",
  es: "¡Tu página está lista para compartir!",
});

/** Replacement for a kid's name that is missing or very long, in an onboarding question. */
export const questionKidNameFallback = defineMessage({ en: "your child", es: "tu peque" });

export const parentQuestionTitle = defineMessage({
  en: "Let's start with you",
  es: "Empecemos por ti",
});
export const parentQuestionDescription = defineMessage({
  en: "Only you see your last name. Relatives will see your child's page.",
  es: "Tu apellido solo lo ves tú. Tus familiares verán la página de tu peque.",
});
export const familyUrlQuestionTitle = defineMessage({
  en: "Where will your page live?",
  es: "¿Qué dirección tendrá tu página?",
});
export const familyUrlQuestionDescription = defineMessage({
  en: "Pick a short link that relatives will recognize. You can change it later.",
  es: "Elige un enlace corto que tus familiares reconozcan. Puedes cambiarlo después.",
});
export const kidNameQuestionTitle = defineMessage({
  en: "Who is this page for?",
  es: "¿Para quién es esta página?",
});
export const kidNameQuestionDescription = defineMessage({
  en: "Relatives see the first name, and what you add next.",
  es: "Tus familiares ven el nombre de pila y lo que agregues después.",
});
export const birthdayQuestionTitle = defineMessage({
  en: (child: string) => `When is ${child}'s birthday?`,
  es: (child) => `¿Cuándo cumple años ${child}?`,
});
export const birthdayQuestionDescription = defineMessage({
  en: "Relatives like to know when the day comes. We never ask for the year.",
  es: "A tus familiares les gusta saber cuándo llega el día. Nunca preguntamos el año.",
});
type KidTextQuestion = {
  title: (child: string) => string;
  description: () => string;
  placeholder?: () => string;
};
export const KID_TEXT_QUESTIONS: Readonly<Record<OnboardingKidText, KidTextQuestion>> = {
  grade: {
    title: defineMessage({
      en: (child: string) => `What grade is ${child} in?`,
      es: (child) => `¿En qué grado está ${child}?`,
    }),
    description: defineMessage({
      en: "It helps relatives choose a book or a game that fits.",
      es: "Ayuda a elegir un libro o un juego adecuado.",
    }),
  },
  bio: {
    title: defineMessage({
      en: (child: string) => `What is ${child} like these days?`,
      es: (child) => `¿Cómo es ${child} en estos días?`,
    }),
    description: defineMessage({
      en: "A favorite animal, a new word, a big plan. Relatives read this first.",
      es: "Un animal favorito, una palabra nueva, un gran plan. Es lo primero que leen tus familiares.",
    }),
    placeholder: defineMessage({
      en: "Loves dinosaurs, puddles and her big brother",
      es: "Le encantan los dinosaurios, los charcos y su hermano mayor",
    }),
  },
};
export const pictureQuestionTitle = defineMessage({
  en: (child: string) => `Would you like a picture of ${child}?`,
  es: (child) => `¿Quieres poner una foto de ${child}?`,
});
export const pictureQuestionDescription = defineMessage({
  en: "Only people with your page's link can see it.",
  es: "Solo puede verla quien tenga el enlace de tu página.",
});
export const educationLinkQuestionTitle = defineMessage({
  en: "Is there a 529 account?",
  es: "¿Hay una cuenta 529?",
});
export const educationLinkQuestionDescription = defineMessage({
  en: "A 529 is a savings plan for education. Gifts go straight there; we never handle the money.",
  es: "Un 529 es un plan de ahorro para los estudios. Los regalos llegan directo ahí; el dinero nunca pasa por nosotros.",
});
export const venmoLinkQuestionTitle = defineMessage({
  en: "And for smaller, everyday help?",
  es: "¿Y para la ayuda de cada día?",
});
export const venmoLinkQuestionDescription = defineMessage({
  en: "A Venmo link is for immediate needs, such as shoes or a class trip.",
  es: "Un enlace de Venmo sirve para lo que hace falta ya, como unos zapatos o una excursión.",
});
export const firstUpdateQuestionTitle = defineMessage({
  en: "Share your first news",
  es: "Comparte tu primera noticia",
});
export const firstUpdateQuestionDescription = defineMessage({
  en: "A line or two from home. Leave both fields empty to write it later.",
  es: "Una o dos líneas desde casa. Deja los dos campos vacíos para escribirla después.",
});

export const firstNameLabel = defineMessage({ en: "First name", es: "Nombre" });
export const lastNameLabel = defineMessage({ en: "Last name", es: "Apellido" });
export const emailLabel = defineMessage({ en: "E-mail", es: "Correo electrónico" });
export const emailHint = defineMessage({
  en: "The address you sign in with.",
  es: "La dirección con la que inicias sesión.",
});
export const familyUrlLabel = defineMessage({ en: "Family URL", es: "Dirección de la familia" });
export const familyUrlHint = defineMessage({
  en: "lowercase letters, numbers, dashes only",
  es: "solo minúsculas sin acentos, números y guiones",
});
export const familyUrlPlaceholder = defineMessage({ en: "rivera-family", es: "familia-rivera" });
export const familyUrlFallback = defineMessage({ en: "your-family", es: "tu-familia" });
export const hubUrlLabel = defineMessage({
  en: "Your page will be at",
  es: "Tu página estará en",
});
export const familyUrlAvailableStatus = defineMessage({
  en: "This address is free.",
  es: "Esta dirección está libre.",
});
export const familyUrlUnavailableStatus = defineMessage({
  en: "Taken. Please choose another.",
  es: "Ya está ocupada. Elige otra.",
});
export const familyUrlSuggestionStatus = defineMessage({
  en: (address: string) => `Taken: how about ${address}?`,
  es: (address) => `Ya está ocupada: ¿qué tal ${address}?`,
});
export const applySuggestedUrlButton = defineMessage({
  en: (address: string) => `Use ${address}`,
  es: (address) => `Usar ${address}`,
});
export const educationLinkLabel = defineMessage({
  en: "529 link (optional)",
  es: "Enlace del 529 (opcional)",
});
export const educationLinkHint = defineMessage({
  en: "Your plan gives you a gift link to share.",
  es: "Tu plan te da un enlace para compartir.",
});
export const contributionCodeHint = defineMessage({
  en: "Some plans ask givers for a code, such as a Ugift code.",
  es: "Algunos planes piden un código a quien aporta, como el de Ugift.",
});
export const venmoLinkLabel = defineMessage({
  en: "Venmo link (optional)",
  es: "Enlace de Venmo (opcional)",
});
export const venmoLinkHint = defineMessage({
  en: "Your handle, such as @ana, or venmo.com/ana.",
  es: "Tu usuario, como @ana, o venmo.com/ana.",
});
export const updateTitleLabel = defineMessage({ en: "Title", es: "Título" });
export const updateTitlePlaceholder = defineMessage({
  en: "A new adventure begins",
  es: "Empieza una nueva aventura",
});
export const updateContentLabel = defineMessage({ en: "Content", es: "Texto" });
export const updateContentPlaceholder = defineMessage({
  en: "What has been happening lately?",
  es: "¿Qué ha pasado últimamente?",
});

export const previewKidNameFallback = defineMessage({ en: "Your child", es: "Tu peque" });
export const previewUpdateTitleFallback = defineMessage({
  en: "Your first update",
  es: "Tu primera noticia",
});
