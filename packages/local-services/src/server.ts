import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createIdentityProvider, IDENTITY_PATH, type IdentityProvider } from "./identity.ts";
import { type Inbox, startMailServer } from "./inbox.ts";
import { createLocalStripe, LOCAL_STRIPE_KEYS, type LocalStripe } from "./stripe.ts";
import { type Markup, renderHtml } from "./web/html.ts";
import { BadRequestError, isCrossSiteRequest, sendResponse } from "./web/http.ts";
import { findAsset, sendNoticePage, sendPage } from "./web/page.ts";

export interface LocalServicesOptions {
  /** Loopback port of the HTTP server. 0 picks a free port. */
  port: number;
  /** Loopback port of the SMTP server. Default 0, which picks a free port. */
  smtpPort?: number;
  /** Folder where keys, mail and payment data are stored. */
  localDir: string;
  /** Origin of the app, such as http://localhost:3000. */
  appOrigin: string;
  /** Services to start. Default all. False disables a service, for example if the app uses an external service. */
  parts?: { identity?: boolean; inbox?: boolean; stripe?: boolean };
}

/** Running local services. `identity`, `smtpPort` and `stripe` are undefined when their service is disabled. */
export type LocalServices = Awaited<ReturnType<typeof startLocalServices>>;

/**
 * Starts local services for development without external accounts: an OpenID provider, an inbox and a payment provider.
 * The services listen only on loopback and share an index page.
 *
 * @throws Error of a listening socket, such as EADDRINUSE.
 */
export async function startLocalServices(options: LocalServicesOptions) {
  const parts = { identity: true, inbox: true, stripe: true, ...options.parts };
  const inbox = parts.inbox
    ? await startMailServer({ localDir: options.localDir, smtpPort: options.smtpPort ?? 0 })
    : undefined;
  const server = createServer();
  try {
    await once(server.listen(options.port, "127.0.0.1"), "listening");
  } catch (error) {
    await inbox?.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const identity = parts.identity
    ? createIdentityProvider({ ...options, issuer: `${origin}${IDENTITY_PATH}` })
    : undefined;
  const stripe = parts.stripe ? createLocalStripe({ ...options, origin }) : undefined;
  const running = { identity, inbox, stripe, app: options.appOrigin };
  // No request can arrive earlier, because nothing is awaited after the server starts to listen.
  server.on("request", (request, response) => {
    answer(request, response, running).catch((error: unknown) => fail(response, error));
  });

  return {
    port,
    origin,
    identity,
    smtpPort: inbox?.smtpPort,
    stripe: stripe && { ...LOCAL_STRIPE_KEYS, apiBase: `${origin}/stripe` },
    async close(): Promise<void> {
      stripe?.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await Promise.all([closed, inbox?.close()]);
    },
  };
}

interface Running {
  identity: IdentityProvider | undefined;
  inbox: Inbox | undefined;
  stripe: LocalStripe | undefined;
  app: string;
}

async function answer(request: IncomingMessage, response: ServerResponse, running: Running) {
  if (isCrossSiteRequest(request)) {
    sendResponse(
      response,
      403,
      "text/plain; charset=utf-8",
      "This address answers this machine only.\n",
    );
    return;
  }
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const [, part = ""] = pathname.split("/");
  if (part === "identity" && running.identity) return running.identity.handle(request, response);
  if (part === "inbox" && running.inbox) return running.inbox.handle(request, response);
  // Some Stripe SDKs accept only a host, so they call /v1 without the prefix /stripe.
  if ((part === "stripe" || part === "v1") && running.stripe) {
    return running.stripe.handle(request, response);
  }
  const asset = part === "assets" ? findAsset(pathname.slice("/assets/".length)) : undefined;
  if (asset) return sendResponse(response, 200, asset.type, asset.body);
  if (pathname === "/") return sendIndex(response, running);
  const text = "This address belongs to none of the local services.";
  const link = { url: "/", label: "See what there is" };
  sendNoticePage(response, { title: "Nothing here", status: 404, text }, link);
}

function sendIndex(response: ServerResponse, running: Running): void {
  const tile = (title: string, text: string, link?: Markup) =>
    renderHtml`<section class="card"><h2>${title}</h2><p class="soft">${text}</p>${link}</section>`;
  sendPage(response, {
    title: "Local services",
    width: "wide",
    body: renderHtml`<h1>What runs beside Giftling</h1>
<p class="soft">Stand-ins for services that live elsewhere in production. They answer this machine only.</p>
<div class="tiles">
${tile("Giftling", "The app itself, with the Rivera family to look at.", renderHtml`<a class="button" href="${running.app}/">Open Giftling</a>`)}
${running.inbox ? tile("Inbox", "Every mail that Giftling sends, as its reader sees it.", renderHtml`<a class="button" href="/inbox">Open the inbox</a>`) : undefined}
${running.identity ? tile("Sign-in", "An OpenID provider that takes any address. You reach it with the app's Log In.", renderHtml`<a class="link" href="/identity/.well-known/openid-configuration">Its configuration</a>`) : undefined}
${running.stripe ? tile("Payments", "A payment provider with checkout, billing portal, webhooks, and a clock that you can move. No money moves.", renderHtml`<a class="button" href="/stripe">Open the payments</a>`) : undefined}
</div>`,
  });
}

function fail(response: ServerResponse, error: unknown): void {
  const known = error instanceof BadRequestError;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = known ? error.message : "Something went wrong in the local services.";
  sendResponse(response, known ? 400 : 500, "text/plain; charset=utf-8", `${message}\n`);
}
