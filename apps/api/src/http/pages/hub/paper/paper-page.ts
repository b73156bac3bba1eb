import {
  type HubKidsView,
  type HubView,
  PAPER_SIZES,
  PAPER_STYLES,
  type PaperSize,
  type PaperStyle,
} from "@giftling/domain";
import * as words from "@giftling/messages/hub/paper";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../../../access/context.ts";
import { orNotFound } from "../../../../core/errors/app-error.ts";
import { readHub } from "../../../../features/hub/read-hub.ts";
import type { Deps } from "../../../../services/deps.ts";
import { escapeHtml, renderPage, sendPage } from "../../plain/page.ts";
import { getPaperContents, type PaperContents, renderPaper, renderPaperCss } from "./sheets.ts";

type PaperOptions = { style: PaperStyle; size: PaperSize };

/** Renders the print preview of a hub's card or poster, with links to the other styles and sizes (rule: paper). */
function renderPaperPage(
  printed: PaperContents,
  { kids, choice }: { kids: HubKidsView["kids"]; choice: PaperOptions },
): string {
  const { hub, hasPasscode } = printed;
  const { kid, theme } = hub;
  const { style, size } = choice;
  const linkTo = (to: Partial<PaperOptions> & { kid?: string }) =>
    `?${new URLSearchParams({ kid: kid.id, style, paper: size, ...(to.kid && { kid: to.kid }), ...(to.style && { style: to.style }), ...(to.size && { paper: to.size }) })}`;
  const choices = [
    group(
      words.paperStyleLegend(),
      PAPER_STYLES.map((one) => ({
        label: words.paperStyleLabels[one](),
        href: linkTo({ style: one }),
        isChosen: one === style,
      })),
    ),
    group(
      words.paperSizeLegend(),
      PAPER_SIZES.map((one) => ({
        label: words.paperSizeLabels[one](),
        href: linkTo({ size: one }),
        isChosen: one === size,
      })),
    ),
    kids.length > 1
      ? group(
          words.kidLegend(),
          kids.map(({ id, firstName }) => ({
            label: firstName,
            href: linkTo({ kid: id }),
            isChosen: id === kid.id,
          })),
        )
      : "",
  ];
  return renderPage({
    title: words.pageTitle(kid.firstName),
    heading: null,
    isWide: true,
    files: ["/paper.css", "/paper.js"],
    style: renderPaperCss(theme, size),
    body: `<div class="choices">
<h1>${escapeHtml(words.pageTitle(kid.firstName))}</h1>
<p>${escapeHtml(words.pageDescription())}</p>
${choices.join("\n")}
<p class="do"><button class="button" type="button" id="print" hidden>${escapeHtml(words.printButton())}</button>
<a class="button quiet" href="${escapeHtml(new URL(printed.address).pathname)}?kid=${escapeHtml(kid.id)}">${escapeHtml(words.backToHubLink(kid.firstName))}</a></p>
<p id="by-hand">${escapeHtml(words.manualPrintHint())}</p>
<p class="hint">${escapeHtml(words.paperStyleHints[style]())}${hasPasscode ? ` ${escapeHtml(words.passcodeHint())}` : ""}</p>
</div>
${renderPaper(printed, style)}`,
  });
}

type Choice = { label: string; href: string; isChosen: boolean };

const group = (label: string, choices: readonly Choice[]) =>
  `<div class="group" role="group" aria-label="${escapeHtml(label)}"><span aria-hidden="true">${escapeHtml(label)}</span>${choices
    .map(
      (choice) =>
        `<a href="${escapeHtml(choice.href)}"${choice.isChosen ? ' aria-current="true"' : ""}>${escapeHtml(choice.label)}</a>`,
    )
    .join("")}</div>`;

type CardRequest = {
  Params: { familyUrl: string };
  Querystring: Partial<Record<"kid" | "style" | "paper", string | string[]>>;
};

/** Returns `asked` if `all` contains that value, else the first value of `all`. */
const findOption = <One extends string>(all: readonly [One, ...One[]], asked: unknown): One =>
  all.find((one) => one === asked) ?? all[0];

/**
 * Registers GET /hub/{familyUrl}/card?kid=&style=&paper=, which renders a printable card or poster of one kid's hub.
 * Requests for the card are not counted as page views (rule: paper).
 */
export function registerPaperRoute(app: FastifyInstance, deps: Deps) {
  const { origin } = deps.config;
  app.get<CardRequest>("/hub/:familyUrl/card", async (request, reply) => {
    const visit = getRequestContext(deps, request);
    const { familyUrl } = request.params;
    const { kid, style, paper } = request.query;
    await deps.limiter.hubRead(visit.limitKeys);
    const wish = { kid: typeof kid === "string" ? kid : "first" };
    const read = await readHub(visit, familyUrl, wish);
    if (read.familyUrl !== familyUrl) {
      const { search } = new URL(request.url, origin);
      const present = `/hub/${read.familyUrl}/card${search}`;
      return reply.header("cache-control", "no-store").redirect(present, 307);
    }
    const hub: HubView = JSON.parse(orNotFound(read.hub).text);
    const { kids }: HubKidsView = JSON.parse(read.kids.text);
    const contents = getPaperContents(deps.config, read, hub, kids.length);
    const choice = {
      style: findOption(PAPER_STYLES, style),
      size: findOption(PAPER_SIZES, paper),
    };
    return sendPage(reply, 200, () => renderPaperPage(contents, { kids, choice }));
  });
}
