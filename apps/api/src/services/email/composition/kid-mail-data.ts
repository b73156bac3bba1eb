import type { findKidForMail } from "@giftling/db/queries/mail/facts";
import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { hasPremium } from "../../premium.ts";
import type { MailLinks } from "./links.ts";
import type { MailDataContext } from "./mail-kind.ts";

type KidRow = NonNullable<Awaited<ReturnType<typeof findKidForMail>>>;

/** Returns the data of a mail about a kid, with the URLs of the kid's picture and hub. */
export const createKidMailData = (env: MailDataContext, kid: KidRow) => ({
  childFirstName: kid.childFirstName,
  writtenIn: kid.writtenIn,
  photoUrl: env.links.picture(kid.photoKey),
  showsBranding: !hasPremium(env, kid.family),
  hubUrl: env.links.hub(kid.familyUrl, kid.kidId),
});

export const createKidMailSample = (links: MailLinks) => ({
  childFirstName: "Emma",
  writtenIn: DEFAULT_LANGUAGE,
  photoUrl: null,
  showsBranding: true,
  hubUrl: links.hub("demo", "demo-emma"),
});
