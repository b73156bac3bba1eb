import { ContactLink } from "./contact-link.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    id: "what",
    title: "What cookies are",
    body: (
      <p>
        Cookies are small notes that a website leaves in your browser to recognize it later. Local
        storage is the same idea for notes that never leave your browser by themselves.
      </p>
    ),
  },
  {
    id: "essential",
    title: "Essential cookies",
    body: (
      <>
        <p>
          Without these, signing in would not work. They are set by us, and only when you sign in.
        </p>
        <dl>
          <dt>The session</dt>
          <dd>
            Keeps a parent signed in, until they log out or stay away for 30 days, and for 90 days
            at most.
          </dd>
          <dt>The sign-in attempt</dt>
          <dd>
            Makes sure that whoever comes back from your identity provider is you. It lasts 15
            minutes at most.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: "functionality",
    title: "Functionality",
    body: (
      <>
        <p>
          Cookies of this kind remember settings such as language, time zone and notification
          preferences. Giftling has one:
        </p>
        <dl>
          <dt>Your language</dt>
          <dd>English or Spanish, kept for a year, and only once you choose it on a page.</dd>
        </dl>
        <p>
          Which mail a parent wants is kept with the account. These notes stay in your own browser’s
          storage, for your comfort:
        </p>
        <dl>
          <dt>Gifts you recorded</dt>
          <dd>So that you can undo a gift for 24 hours from the same device.</dd>
          <dt>Your name and choices on a hub</dt>
          <dd>
            So that you don’t type your name twice, aren’t asked twice in one visit, and find your
            gift again when you come back from a shop.
          </dd>
          <dt>Where you were on a page</dt>
          <dd>So that going back brings you to the same place, for as long as the tab is open.</dd>
          <dt>A page you are setting up</dt>
          <dd>So that a reload loses nothing. It is removed when the setup is done.</dd>
          <dt>Your dashboard</dt>
          <dd>Which child you looked at last, and which notices you closed.</dd>
          <dt>A page for when you are offline</dt>
          <dd>
            Kept in a parent’s browser, with its fonts and colors. It holds nothing about you or
            your family.
          </dd>
        </dl>
        <p>If your browser refuses to store them, everything still works, without this comfort.</p>
      </>
    ),
  },
  {
    id: "none",
    title: "What we don’t use",
    body: (
      <p>
        There are no performance cookies and no advertising cookies, ours or anyone else’s. How we
        count visits without cookies is described in our <a href="/privacy">privacy policy</a>.
      </p>
    ),
  },
  {
    id: "control",
    title: "Your choice",
    body: (
      <p>
        You can delete or block cookies in your browser’s settings. Blocking the essential ones
        means that you cannot stay signed in; hubs can still be opened. Questions? Write to{" "}
        <ContactLink />.
      </p>
    ),
  },
];

/** /cookies, with facts that are true of what is built (rule: legal-pages). */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      summary={
        <p>
          Two kinds of cookies for signing in, one for the language you choose, and a few notes that
          stay in your own browser. Nothing follows you.
        </p>
      }
      sections={sections}
    />
  );
}
