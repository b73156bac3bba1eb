import type { FastifyReply } from "fastify";

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --card: #fff; --ink: #2b2622; --soft: #675f57; --line: #e6ddd0; --green: #1f6b4f; --on-green: #fff; --code: #f4ede1; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1917; --card: #262320; --ink: #f1ebe2; --soft: #b8aea2; --line: #3d3833; --green: #7cc9a8; --on-green: #10281f; --code: #322e2a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 "Figtree Variable", Figtree, system-ui, sans-serif; }
main { max-width: 440px; margin: 12vh auto 48px; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 18px; }
main.wide { max-width: 960px; margin-top: 32px; }
@media (max-width: 520px) { main, main.wide { margin: 16px; padding: 24px 20px; } }
.brand { display: block; margin-bottom: 24px; color: var(--green); font: 600 20px/1 "Fraunces Variable", Fraunces, Georgia, serif; text-decoration: none; }
h1, h2, h3 { font-family: "Fraunces Variable", Fraunces, Georgia, serif; line-height: 1.2; font-weight: 600; text-wrap: balance; }
h1 { margin: 0 0 12px; font-size: 28px; } h2 { margin: 40px 0 8px; font-size: 22px; }
p { margin: 0 0 16px; overflow-wrap: anywhere; } a { color: var(--green); }
button { min-height: 48px; width: 100%; border: 0; border-radius: 14px; background: var(--green); color: var(--on-green); font: 600 17px/1 inherit; font-family: inherit; cursor: pointer; }
form { margin: 24px 0 16px; }
:focus-visible { outline: 3px solid var(--green); outline-offset: 3px; }
`;

/** A whole page made by the server, in the product's look, without any script. `body` is trusted HTML. */
export function page(options: {
  title: string;
  body: string;
  isWide?: boolean;
  style?: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(options.title)} · Giftling</title>
<style>${STYLE}${options.style ?? ""}</style>
</head>
<body>
<main${options.isWide ? ' class="wide"' : ""}>
<a class="brand" href="/">Giftling</a>
${options.body}
</main>
</body>
</html>
`;
}

/** Sends such a page; kept by nobody on the way. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
