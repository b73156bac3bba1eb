import type { ReportReason } from "@giftling/domain/reports/reasons";
import { defineMessage } from "../define-message.ts";

/** Title of the page and the dialog for reporting a hub (rule: reported-pages). */
export const reportHubTitle = defineMessage({
  en: "Report this page",
  es: "Denunciar esta página",
});

const REPORT_REASON_LABELS: Readonly<Record<ReportReason, () => string>> = {
  privacy: defineMessage({
    en: "It shows someone who wouldn't want it",
    es: "Muestra a alguien que no lo querría",
  }),
  hurtful: defineMessage({
    en: "Something here is hurtful or frightening",
    es: "Algo aquí hiere o asusta",
  }),
  misleading: defineMessage({
    en: "It looks fake, or like a scam",
    es: "Parece falsa, o una estafa",
  }),
  unlawful: defineMessage({ en: "It may be against the law", es: "Podría ser ilegal" }),
  other: defineMessage({ en: "Something else", es: "Otra cosa" }),
};

export const getReportReasonLabel = (of: ReportReason): string => REPORT_REASON_LABELS[of]();

export const reportHubDescription = defineMessage({
  en: "Is something on this page not right? Tell us, and a person will look at it. The family never learns who wrote.",
  es: "¿Hay algo que no está bien en esta página? Cuéntanos y una persona la revisará. La familia nunca sabrá quién escribió.",
});
export const reasonLegend = defineMessage({ en: "What is wrong?", es: "¿Qué está mal?" });
export const detailsLabel = defineMessage({
  en: "What should we know? (optional)",
  es: "¿Qué deberíamos saber? (opcional)",
});
export const emergencyMessage = defineMessage({
  en: "Is a child in danger right now? Please call your local emergency number first.",
  es: "¿Hay un niño en peligro en este momento? Llama primero al número de emergencias de tu zona.",
});
export const sendReportButton = defineMessage({ en: "Send the report", es: "Enviar la denuncia" });
export const reportSentTitle = defineMessage({
  en: "Thank you for telling us",
  es: "Gracias por avisarnos",
});
export const reportSentMessage = defineMessage({
  en: "Someone will look at this page with care. There is nothing more you need to do.",
  es: "Alguien revisará esta página con cuidado. No tienes que hacer nada más.",
});
export const backToHubLink = defineMessage({ en: "Back to the page", es: "Volver a la página" });
