import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  DEFAULT_LANGUAGE,
  type HubKidsView,
  hubColors,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  normalizeFamilyUrl,
  premiumStatus,
} from "@giftling/domain";
import { inLanguage } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { type Visit, visitOf } from "../../context.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors/app-error.ts";
import { readHub } from "../../features/hub/read-hub.ts";
import type { ReadHub } from "../../hub-cache.ts";
import { isStorageKey } from "../../storage/driver.ts";
import { createContentCache } from "../app/content-cache.ts";
import {
  createPreviewPainter,
  hubWords,
  type PreviewFacts,
  productFacts,
} from "./preview-picture.ts";

/** Memory for painted pictures: about 200 of 20 kB each. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The content of a link preview, the storage key of its photo, and a version that changes with them. */
export type Preview = PreviewFacts & { photoKey: string | null; version: string };

/**
 * The preview of a hub's address: of the kid that it names, or of the whole family. The photo only for a single kid, and
 * when the parent turned it on (rule: link-preview).
 */
export function previewOf(
  { deps, language }: Pick<Visit, "deps" | "language">,
  { family }: Pick<ReadHub, "family">,
  { kids, theme }: HubKidsView,
  wanted: string | undefined,
): Preview {
  const named = kids.filter(({ id }) => id === wanted);
  const shown = named.length > 0 ? named : kids;
  const [only] = shown.length === 1 ? shown : [];
  const { clock, config } = deps;
  const isPremium =
    family !== null && premiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
  const key = only?.avatarUrl?.split("/").at(-1) ?? "";
  const facts = {
    ...inLanguage(language, () => hubWords(shown.map((kid) => kid.firstName))),
    showsBranding: !isPremium,
    colors: hubColors(theme),
    photoKey: family?.photoInPreviews && isStorageKey(key) ? key : null,
  };
  const version = createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
  return { ...facts, version: version.slice(0, 16) };
}

/**
 * The picture's URL. `version` makes caches fetch a changed picture; `spoken` is its language where that isn't the family's own: who
 * fetches the picture is a program that likes no language.
 */
export function previewAddress(
  origin: string,
  familyUrl: string,
  wanted: string | undefined,
  { version, spoken }: { version: string; spoken: Language | null },
): string {
  const kid = wanted === undefined ? "" : `kid=${encodeURIComponent(wanted)}&`;
  const language = spoken === null ? "" : `${LANGUAGE_PARAMETER}=${spoken}&`;
  return `${origin}/hub/${familyUrl}/preview.png?${kid}${language}v=${version}`;
}

type PreviewRequest = { Params: { familyUrl: string }; Querystring: { kid?: string | string[] } };

/** Who may keep a picture: everybody, or browsers only, which ask each time whether it is still shown. */
const FOR_ALL = "public, max-age=86400";
const FOR_BROWSERS = "private, no-cache";

/** For a picture that other sites may show. */
const pictureHeaders = (caching: string) => ({
  "cache-control": caching,
  "cross-origin-resource-policy": "cross-origin",
});

/**
 * The pictures of link previews: GET /hub/:familyUrl/preview.png?kid= (404 for an unknown hub), and GET /preview.png for
 * the product's own pages. A family's is kept by no cache between, because a hub may be taken away at any moment.
 */
export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const paint = createPreviewPainter();
  const cached = createContentCache<Buffer>(MAX_BYTES, (png) => png.length);
  app.get<PreviewRequest>("/hub/:familyUrl/preview.png", async (request, reply) => {
    const visit = visitOf(deps, request);
    const wanted = typeof request.query.kid === "string" ? request.query.kid : undefined;
    const familyUrl = normalizeFamilyUrl(request.params.familyUrl);
    await deps.limiter.hubRead(visit.limitKeys);
    const read = await readHub(visit, familyUrl, { kid: null });
    const hubKids: HubKidsView = JSON.parse(read.kids.text);
    if (hubKids.kids.length === 0) throw new AppError("NOT_FOUND");
    const preview = previewOf(visit, read, hubKids, wanted);
    const etag = `"${preview.version}"`;
    reply.headers({ ...pictureHeaders(read.family === null ? FOR_ALL : FOR_BROWSERS), etag });
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    const png = await cached(preview.version, async () => {
      const photo = preview.photoKey ? await deps.storage.get(preview.photoKey) : null;
      return paint(preview, photo ? await buffer(photo.content) : null);
    });
    return reply.type("image/png").send(png);
  });

  app.get<{ Querystring: Record<string, unknown> }>("/preview.png", async (request, reply) => {
    // By its address alone: everybody may keep it.
    const asked = request.query[LANGUAGE_PARAMETER];
    const language = LANGUAGES.find((code) => code === asked) ?? DEFAULT_LANGUAGE;
    const png = await cached(`product ${language}`, () =>
      paint(inLanguage(language, productFacts), null),
    );
    return reply.headers(pictureHeaders(FOR_ALL)).type("image/png").send(png);
  });
}
