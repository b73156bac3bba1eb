import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  DEFAULT_LANGUAGE,
  getHubColors,
  type HubKidsView,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  normalizeFamilyUrl,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { getRequestContext, type RequestContext } from "../../../access/context.ts";
import { createContentCache } from "../../../cache/content-cache.ts";
import type { HubData } from "../../../cache/hub-cache.ts";
import { AppError } from "../../../core/errors/app-error.ts";
import { readHub } from "../../../features/hub/read-hub.ts";
import type { Deps } from "../../../services/deps.ts";
import { hasPremium } from "../../../services/premium.ts";
import { isStorageKey } from "../../../services/storage/driver.ts";
import {
  createLinkPreviewRenderer,
  getLinkPreviewText,
  getSiteLinkPreviewContent,
  type LinkPreviewContent,
} from "./preview-picture.ts";

/** Maximum total size of cached preview pictures in bytes. About 200 pictures of 20 kB fit. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Content of a link preview, its photo's storage key, and a version that changes with the content or the photo. */
type LinkPreview = LinkPreviewContent & { photoKey: string | null; version: string };

/**
 * Returns the link preview of a hub, for the kid `wanted` if the kid exists, else for all kids (rule: link-preview).
 */
export function getLinkPreview(
  { deps, language }: Pick<RequestContext, "deps" | "language">,
  { family }: Pick<HubData, "family">,
  { kids, theme }: HubKidsView,
  wanted: string | undefined,
): LinkPreview {
  const named = kids.filter(({ id }) => id === wanted);
  const shown = named.length > 0 ? named : kids;
  const [only] = shown.length === 1 ? shown : [];
  const isPremium = family !== null && hasPremium(deps, family);
  const key = only?.avatarUrl?.split("/").at(-1) ?? "";
  const facts = {
    ...runWithLanguage(language, () => getLinkPreviewText(shown.map((kid) => kid.firstName))),
    showsBranding: !isPremium,
    colors: getHubColors(theme),
    photoKey: family?.photoInPreviews && isStorageKey(key) ? key : null,
  };
  const version = createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
  return { ...facts, version: version.slice(0, 16) };
}

/** Returns the URL of a hub's preview picture. `spoken` is the picture's language. Default: the family's language. */
export function getLinkPreviewUrl(
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

/** `Cache-Control` of pictures without family data. Shared caches can store these pictures for a day. */
const FOR_ALL = "public, max-age=86400";
const FOR_BROWSERS = "private, no-cache";

/** Returns the headers of a picture that other sites can embed. */
const pictureHeaders = (caching: string) => ({
  "cache-control": caching,
  "cross-origin-resource-policy": "cross-origin",
});

/** Registers GET /hub/:familyUrl/preview.png and, for the product's own pages, GET /preview.png. */
export function registerLinkPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  const paint = createLinkPreviewRenderer();
  const cached = createContentCache<Buffer>(MAX_BYTES, (png) => png.length);
  app.get<PreviewRequest>("/hub/:familyUrl/preview.png", async (request, reply) => {
    const visit = getRequestContext(deps, request);
    const wanted = typeof request.query.kid === "string" ? request.query.kid : undefined;
    const familyUrl = normalizeFamilyUrl(request.params.familyUrl);
    await deps.limiter.hubRead(visit.limitKeys);
    const read = await readHub(visit, familyUrl, { kid: null });
    const hubKids: HubKidsView = JSON.parse(read.kids.text);
    if (hubKids.kids.length === 0) throw new AppError("NOT_FOUND");
    const preview = getLinkPreview(visit, read, hubKids, wanted);
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
    // The language depends on the URL only, because shared caches can store the picture.
    const asked = request.query[LANGUAGE_PARAMETER];
    const language = LANGUAGES.find((code) => code === asked) ?? DEFAULT_LANGUAGE;
    const png = await cached(`product ${language}`, () =>
      paint(runWithLanguage(language, getSiteLinkPreviewContent), null),
    );
    return reply.headers(pictureHeaders(FOR_ALL)).type("image/png").send(png);
  });
}
