import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createPageElement, renderServerPage } from "../testing/server-page.tsx";

const config = {
  identityProvider: "Family Login",
  signUps: "open" as const,
  billing: false,
  contactEmail: "hi@family.example",
  salesEmail: "desk@family.example",
};

/** Returns the differences that React reports when hydrating `markup`. */
async function differences(url: string, markup: string) {
  const found: unknown[] = [];
  const element = await createPageElement({ url, answers: { config, user: null } });
  const container = document.createElement("div");
  container.innerHTML = markup;
  document.body.append(container);
  const onRecoverableError = (error: unknown) => void found.push(error);
  render(element, { container, hydrate: true, onRecoverableError });
  // Waits until lazily loaded components are hydrated.
  await act(async () => undefined);
  return found;
}

test.each([
  "/sign-in-failed",
  "/sign-in-failed?reason=%3Cb%3E&from=hub&trial=true",
  "/signup?ref=a+b%26c&trial=1",
])("renders %s on the server for any query", async (url) => {
  const markup = await renderServerPage(url, config);
  expect(markup).toContain("<h1");
  expect(await differences(url, markup)).toEqual([]);
});

test.each(["/", "/pricing", "/privacy", "/signup?ref=A1"])(
  "%s without billing shows no price, before and after hydration (rule: billing-off)",
  async (url) => {
    const markup = await renderServerPage(url, config);
    expect(markup.match(/\$\d+ per|href="\/pricing"|Free forever|Premium/g)).toBeNull();
    const ours = url.startsWith("/signup") ? "Family Login" : "hi@family.example";
    expect(markup.split(ours).length).toBeGreaterThan(1);
    expect(await differences(url, markup)).toEqual([]);
  },
);

test.each(
  (["invited", "closed"] as const).flatMap((signUps) =>
    [true, false].flatMap((billing) =>
      ["/", "/pricing", "/about"].map((url) => ({ url, billing, signUps })),
    ),
  ),
)(
  "$url promises no account with $signUps and billing $billing (rule: sign-ups)",
  async ({ url, ...variant }) => {
    const markup = await renderServerPage(url, { ...config, ...variant });
    expect(
      markup.match(/href="\/signup|Create Your Free Hub|No credit card|14 days free|Get Started/g),
    ).toBeNull();
    expect(markup).toContain('href="/api/login"');
    const note = variant.signUps === "invited" ? "Open your invitation" : "takes no new families";
    expect(markup.includes(note)).toBe(url !== "/about");
  },
);
