export type Question = {
  title: string;
  answer: string;
  /** What is said instead on an installation without billing (rule: billing-off). */
  answerWithoutBilling?: string;
};

/**
 * The eight questions, answered with what the product does (rule: landing-page, free-limits, subscription-end,
 * public-fields).
 */
export const QUESTIONS: readonly Question[] = [
  {
    title: "Is it safe to put my child on a page?",
    answer:
      "A hub shows your child’s first name, what you add to it and who gave: never your surname, an e-mail address or what each person gave. Search engines are asked not to list it, but anyone who has the address can open it, so share it with people you trust. We never handle gift money; payments happen at the shop, the plan or the payment service you link to.",
  },
  {
    title: "Can I use the 529 plan I already have?",
    answer:
      "Yes. You paste your plan’s gifting link, and its contribution code if it has one. Relatives give directly to your plan. We open no account and touch no money.",
  },
  {
    title: "Can I cancel whenever I want?",
    answer:
      "Yes, at any time, from your subscription page. Premium stays until the end of the period you paid for, then your account goes on as a free one. Nothing you stored is removed. Payments already made are not refunded.",
    answerWithoutBilling:
      "There is nothing to cancel: no plan is paid for here. You can close your account in the settings whenever you like.",
  },
  {
    title: "How is this different from a gift registry?",
    answer:
      "A registry is usually for one shop or one occasion. A hub links to your registries and stays: wishes from any shop, an education fund beside them, news for the family, and a wall with everyone who gave.",
  },
  {
    title: "Do grandparents need an account?",
    answer:
      "No. They open the link, choose something, and tell the page that they bought it. A name is all it needs, and even that is optional.",
  },
  {
    title: "How do I get started?",
    answer:
      "Sign in with an account you already have and answer five short questions: your name, an address for your page, your child, your links and a first update. Then you share the page.",
  },
  {
    title: "What happens to my data when I leave?",
    answer:
      "Going back to the free plan deletes nothing. If you close your account, your hub disappears at once. For 90 days you can come back or export everything; after that it is deleted for good.",
    answerWithoutBilling:
      "If you close your account, your hub disappears at once. For 90 days you can come back or export everything; after that it is deleted for good.",
  },
  {
    title: "Can I have pages for several children?",
    answer:
      "Yes. One account and one address hold all your children, and relatives choose between them at the top of the page. With Premium there is no limit on how many.",
    answerWithoutBilling:
      "Yes, as many as you have. One account and one address hold them all, and relatives choose between them at the top of the page.",
  },
];
