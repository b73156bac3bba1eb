import { say } from "./say.ts";

export const lastUpdated = say({
  en: "Last updated {date}",
  es: "Última actualización: {date}",
});
export const onThisPage = say({ en: "On this page", es: "En esta página" });
