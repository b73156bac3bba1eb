import { ContactLink } from "./contact-link.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    id: "data",
    title: "What we collect",
    body: (
      <>
        <p>From parents:</p>
        <ul>
          <li>
            Account data: your name, your e-mail address and the id your identity provider gives.
          </li>
          <li>
            Profile data: your hub’s address and, for each child, a first name. If you give them: a
            birthday without the year, another day with its name, a grade, a school type, a few
            words, a picture, and what the child wears and likes (tops, bottoms, shoes, coat, what
            the child loves, and what please not to give).
          </li>
          <li>
            Communications: updates, wishlists, links and the thank-yous you write, with their
            pictures.
          </li>
          <li>
            Payment data, if you subscribe: the plan, its state and its dates. Card details go to
            our payment provider and are never stored by us.
          </li>
          <li>
            If a friend’s link brought you: that it did, and when. Your friend sees this with most
            of your e-mail address hidden, as in ma•••@example.com.
          </li>
        </ul>
        <p>From other parents whom you invite to look after your pages:</p>
        <ul>
          <li>
            The address that you invite. It gets the invitation; we delete it when it was taken up
            or taken back, and 30 days after its end.
          </li>
          <li>
            Who looks after a family sees the names and addresses of the others who do. An
            invitation shows the first names of the parent who sent it and of the children. Where
            two parents look after a family, an update or a thank-you says by first name who wrote
            it.
          </li>
        </ul>
        <p>From supporters:</p>
        <ul>
          <li>The name they give with a gift, unless they choose to give anonymously.</li>
          <li>What they say they gave, which the parent can confirm, correct or dismiss.</li>
          <li>
            An e-mail address, if they ask for updates or reminders, and which of them. The parent
            can see it with their name, from when they confirm it until they unsubscribe.
          </li>
        </ul>
        <p>From everyone:</p>
        <ul>
          <li>
            Login, device, usage and log data: when a page was used, the kind of browser and the
            network address, from which an approximate location could be told. We store neither of
            the two, only scrambled values of them, as described below. Our logs hold no names,
            addresses or links.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "use",
    title: "What we use it for",
    body: (
      <ul>
        <li>To show your hub, remember gifts and keep two people from buying the same thing.</li>
        <li>
          To send thank-yous, and updates and reminders to supporters who confirmed that they want
          them.
        </li>
        <li>To run subscriptions, trials and referral rewards.</li>
        <li>To keep the service safe, and to find and repair mistakes.</li>
      </ul>
    ),
  },
  {
    id: "public",
    title: "What a hub shows",
    body: (
      <>
        <p>
          Anyone who has a hub’s address can open it. It shows the child’s first name, the
          birthday’s month and day if you gave them, another day if you named one, the grade, your
          words, the picture, and what you put on the lists. The child’s sizes and likes, with the
          month in which you last checked them, stand there only once you show them. Its wall shows
          who gave, under the name they typed, and which gift; the parent can correct a name and
          take an entry away. Sums show what came together. A hub never shows your surname, a school
          type, an e-mail address or what each person gave. We ask search engines not to list hubs.
        </p>
        <p>
          When someone gives anonymously, we do not keep their name at all. A link preview in a chat
          shows a first name, and a photo only if you allow it.
        </p>
      </>
    ),
  },
  {
    id: "counts",
    title: "Counts without tracking",
    body: (
      <p>
        We count page views and clicks ourselves and use no analytics service. To count a visitor
        once, we keep a scrambled value of the network address and the browser. Its key changes
        every day, so that two days cannot be joined; the value is deleted after 30 days. No cookie
        is needed. A value of the same kind, kept for about an hour, keeps anyone from flooding us.
      </p>
    ),
  },
  {
    id: "mail",
    title: "E-mail",
    body: (
      <p>
        A supporter who asks for updates or reminders gets one message to confirm, and nothing else
        until they do. Reminders come once a year, three weeks before a child’s day, to those who
        asked. Every update and thank-you has an unsubscribe link: one press on its page, and no
        more comes. If a parent allows it in the settings, updates and thank-yous carry the parent’s
        own address, so that an answer goes there. Parents choose in the settings which messages
        they get; only those about a failed payment and about closing, bringing back and deleting an
        account always come. For 90 days we remember that a message was sent, not its words. We use
        no marketing e-mail service, and we send no advertising.
      </p>
    ),
  },
  {
    id: "sharing",
    title: "Who else sees data",
    body: (
      <>
        <p>We do not sell personal data. These providers process it for us:</p>
        <ul>
          <li>a card payment provider, for subscriptions;</li>
          <li>an authentication provider, for signing in;</li>
          <li>a database host and an application host, where everything is stored and runs;</li>
          <li>a mail server, which delivers the messages above.</li>
        </ul>
        <p>
          A hub loads nothing from anyone else. When a parent names the page of a shop, our server
          looks at it for them, so that the shop doesn’t learn who asked. We also disclose data
          where the law requires it. Data is hosted in the United States.
        </p>
      </>
    ),
  },
  {
    id: "keeping",
    title: "How long we keep it",
    body: (
      <p>
        As long as your account is open. What you delete is gone at once, its pictures and technical
        copies within days. When you close your account, your hubs disappear at once, and a running
        subscription ends. For 90 days you can come back or take a copy; we remind you by e-mail
        after 60 and 83 days. Then your data is deleted or made anonymous, pictures, supporters and
        your record at the payment provider included, except what we must keep for legal, tax or
        security reasons. To keep trials to one a person and old addresses from falling into other
        hands, we keep scrambled values of your identity and of your former addresses, from which
        neither can be read.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        Giftling is for adults. Accounts are for people aged 18 and over, and data about a child
        comes from the child’s parent or guardian, who can change or delete it at any time.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <p>
        You can see and correct your data in the app, download all of it in the settings (for a
        closed account, too, until it is deleted), and delete it by closing your account. You can
        also ask us about your data, as a parent or as a supporter, at <ContactLink />. We answer
        such requests within 30 days.
      </p>
    ),
  },
  {
    id: "signals",
    title: "Cookies and Do Not Track",
    body: (
      <p>
        The few cookies we set are listed in our <a href="/cookies">cookie policy</a>. We do not
        respond to Do Not Track signals, as there is no tracking that they could turn off.
      </p>
    ),
  },
];

/** /privacy, with facts that are true of what is built (rule: legal-pages). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <p>
          A hub shows a first name and what you choose to share. We track nobody and sell no data.
          What is yours, you can take with you or have deleted.
        </p>
      }
      sections={sections}
    />
  );
}
