import { FREE_KID_LIMIT, FREE_LINK_LIMIT } from "@giftling/domain/billing/plans";
import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const title = defineMessage({ en: "Create your free hub", es: "Crea tu página gratis" });
export const description = defineMessage({
  en: "A page for your child's wishes and future. It takes about five minutes.",
  es: "Una página para los deseos y el futuro de tu peque. Unos cinco minutos.",
});
export const referralTrialNote = defineMessage({
  en: "Premium is free for your first month.",
  es: "Premium es gratis tu primer mes.",
});
export const trialNote = defineMessage({
  en: "Your 14 days of Premium start after the setup. No card needed.",
  es: "Tus 14 días de Premium empiezan cuando tu página esté lista. Sin tarjeta.",
});
export const freePlanNote = defineMessage({
  en: `Free forever. Up to ${FREE_KID_LIMIT} children, ${FREE_LINK_LIMIT} links each. No credit card.`,
  es: `Gratis para siempre. Hasta ${FREE_KID_LIMIT} niños, ${FREE_LINK_LIMIT} enlaces cada uno. Sin tarjeta de crédito.`,
});
export const welcomeHeading = defineMessage({
  en: () => `Welcome to ${getSiteName()}`,
  es: () => `Te damos la bienvenida a ${getSiteName()}`,
});
export const signUpDescription = defineMessage({
  en: "One page for your child’s wishes and future. It takes about five minutes.",
  es: "Una página para los deseos y el futuro de tu peque. Unos cinco minutos.",
});
export const signUpButton = defineMessage({ en: "Sign up", es: "Crear cuenta" });
export const signUpWithProviderButton = defineMessage({
  en: (provider: string) => `Sign up with ${provider}`,
  es: (provider) => `Crear cuenta con ${provider}`,
});
export const signUpWithEmailButton = defineMessage({
  en: "Continue with e-mail",
  es: "Continuar con tu correo",
});
export const existingAccountNote = defineMessage({
  en: "Already have an account? {link}",
  es: "¿Ya tienes una cuenta? {link}",
});
export const signInLink = defineMessage({ en: "Log in here", es: "Inicia sesión aquí" });
export const consentNote = defineMessage({
  en: "By signing up you agree to our {terms} and our {privacy}.",
  es: "Al crear tu cuenta aceptas nuestros {terms} y nuestra {privacy}.",
});
export const termsLink = defineMessage({ en: "Terms", es: "Términos" });
export const privacyPolicyLink = defineMessage({
  en: "Privacy Policy",
  es: "Política de privacidad",
});
export const testimonialAriaLabel = defineMessage({
  en: "What a family could say",
  es: "Lo que podría decir una familia",
});
export const testimonialQuote = defineMessage({
  en: "Grandma used to ask what to buy, every year. Now she opens Emma’s page, picks a book, and puts ten dollars into the college fund while she is there.",
  es: "Cada año la abuela preguntaba qué comprar. Ahora abre la página de Emma, elige un libro y de paso pone diez dólares en el fondo para la universidad.",
});
export const testimonialAttribution = defineMessage({
  en: "As the family of our {demo} might tell it",
  es: "Así podría contarlo la familia de nuestra {demo}",
});
export const demoHubLink = defineMessage({ en: "demo page", es: "página de muestra" });

/** Title and message for each reason why a sign-in failed. */
const SIGN_IN_ERRORS = {
  cancelled: {
    title: defineMessage({ en: "You didn't sign in", es: "No iniciaste sesión" }),
    text: defineMessage({
      en: "The sign-in was stopped before it was done. Nothing has changed, and you can start again whenever you like.",
      es: "El inicio de sesión se detuvo antes de terminar. Nada cambió, y puedes empezar otra vez cuando quieras.",
    }),
  },
  expired: {
    title: defineMessage({ en: "That took a little too long", es: "Pasó demasiado tiempo" }),
    text: defineMessage({
      en: "For your safety, a sign-in must be finished within a few minutes and in the same browser. Please start again.",
      es: "Por tu seguridad, hay que terminar de iniciar sesión en unos minutos y en el mismo navegador. Empieza otra vez.",
    }),
  },
  failed: {
    title: defineMessage({ en: "We couldn't sign you in", es: "No pudimos iniciar tu sesión" }),
    text: defineMessage({
      en: "Something went wrong between us and your identity provider. Your account is safe. Please try again in a moment.",
      es: "Algo salió mal entre nosotros y el servicio con el que inicias sesión. Tu cuenta está a salvo. Inténtalo otra vez en un momento.",
    }),
  },
};
type Failure = keyof typeof SIGN_IN_ERRORS;
export const getSignInErrorTitle = (reason: Failure): string => SIGN_IN_ERRORS[reason].title();
export const getSignInErrorMessage = (reason: Failure): string => SIGN_IN_ERRORS[reason].text();
