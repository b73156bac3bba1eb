import { makeKid } from "@giftling/db/testing/factories";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: "GET", url, headers });
const press = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: "",
  });
type Answer = Awaited<ReturnType<typeof open>>;

/** Returns the text of a page without markup and e-mail addresses. */
const saidBy = ({ body }: Answer) =>
  body.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, " ").replaceAll(/&#\d+;|\S+@\S+/g, " ");

function expectSpanish(answer: Answer, words: string): void {
  expect(answer.headers["content-language"]).toBe("es");
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body).toContain(words);
  expect(findEnglishWords(saidBy(answer))).toEqual([]);
}

let people = 0;
/**
 * Subscribes a Spanish-speaking visitor to updates and birthday reminders. Returns the links of the confirmation mail.
 */
async function asked() {
  people += 1;
  const email = `rosa${people}@example.com`;
  const parent = await world.parent();
  const day = { birthdayMonth: 3, birthdayDay: 14 };
  const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma", ...day });
  const ask = () =>
    world.visitor({ wanted: "es" }).hub.subscribe({
      kidId,
      name: "Rosa",
      email,
      wantsUpdates: true,
      remindsBirthday: true,
    });
  await ask();
  await deliverAllMails(world.deps);
  const mail = smtp.received.findLast(({ to }) => to === email);
  const paths = [...(mail?.html ?? "").matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => {
    const { pathname, search } = new URL(href);
    return pathname + search;
  });
  const path = (part: string) => paths.find((one) => one.includes(part)) ?? "";
  return { confirm: path("/confirm/"), never: path("/never"), forget: path("/delete") };
}

test("shows every page opened from a Spanish mail in Spanish, including after each button (rule: mail-language)", async () => {
  const { confirm, never, forget } = await asked();
  expectSpanish(await open(confirm), "¿Noticias de Emma?");
  expectSpanish(await press(confirm), "Una vez al año recibirás");
  expectSpanish(await open(confirm), "Este enlace ya se usó");
  expectSpanish(await open("/confirm/nonsense?lang=es"), "Este enlace no funciona");

  const end = forget.replace("/delete", "");
  const at = (part: string) => end.replace("?", `/${part}?`);
  expectSpanish(await open(end), "¿No más correos?");
  expectSpanish(await open(at("news")), "¿No más noticias?");
  expectSpanish(await press(at("news")), "Ya no llegarán noticias");
  expectSpanish(await press(at("news/undo")), "Volverás a saber de la familia");
  expectSpanish(await open(at("reminders")), "¿No más recordatorios?");
  expectSpanish(await press(at("reminders")), "Ya no te recordaremos");
  expectSpanish(await press(at("reminders/undo")), "tres semanas antes");
  expectSpanish(await press(end), "Ya no recibirás más correos");
  expectSpanish(await press(at("undo")), "Volverás a saber de la familia");
  expectSpanish(await open("/unsubscribe/nonsense?lang=es"), "Este enlace está incompleto");

  expectSpanish(await open(never), "¿No volver a escribirte nunca?");
  expectSpanish(await press(never), "No volveremos a escribirte");
  expectSpanish(await press(never.replace("?", "/undo?")), "Puedes volver a pedir noticias");
  expectSpanish(await open(forget), "¿Borrar tu dirección?");
  expectSpanish(await press(forget), "Tu dirección está borrada");
  expectSpanish(await open(end), "Los correos de esta familia terminaron");
});

test("explains an expired link in Spanish and offers a new one", async () => {
  const { confirm } = await asked();
  world.clock.advance((14 * 24 + 1) * 3_600_000);
  expectSpanish(await open(confirm), "Este enlace ya venció");
  expect((await open(confirm)).body).toContain("Recibir noticias de Emma");
});

test("prefers the language of the URL, then the cookie, then the browser", async () => {
  const path = "/unsubscribe/nonsense";
  const language = async (url: string, headers: Record<string, string> = {}) =>
    (await open(url, headers)).headers["content-language"];
  const english = { "accept-language": "en-US,en;q=0.9" };
  expect(await language(path)).toBe("en");
  expect(await language(path, { "accept-language": "es-MX,es;q=0.9,en;q=0.8" })).toBe("es");
  expect(await language(path, { ...english, cookie: "lang=es" })).toBe("es");
  expect(await language(`${path}?lang=en`, { ...english, cookie: "lang=es" })).toBe("en");
  const chosen = await open(`${path}?lang=es`, english);
  expect(chosen.headers["content-language"]).toBe("es");
  // The cookie selects the same language for the pages that the buttons open.
  expect(chosen.headers["set-cookie"]).toContain("lang=es");
});
