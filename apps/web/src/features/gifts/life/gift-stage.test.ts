import { runWithLanguage } from "@giftling/messages/language";
import { expect, it } from "vitest";
import { formatReceivedDate } from "./gift-stage.ts";

it("formats the day on which a gift was received in Spanish (rule: languages)", () => {
  const now = new Date("2025-10-02T10:00:00.000Z");
  runWithLanguage("es", () => {
    expect(formatReceivedDate(now.toISOString(), now)).toBe("Llegó hoy");
    expect(formatReceivedDate("2025-09-15T10:00:00.000Z", now)).toBe("Llegó el 15 de septiembre");
  });
});
