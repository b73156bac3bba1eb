import type {
  AnalyticsView,
  ContributionView,
  PaymentLinkView,
  RegistryLinkView,
  SentThankYouView,
  UpdateView,
} from "@giftling/domain";
import { setLanguage } from "@giftling/messages/language";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSession } from "../../access/session.ts";
import { AppMantineProvider } from "../../components/mantine-provider.tsx";
import { getAccessibleText } from "../../testing/get-accessible-text.ts";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { THANK_YOU_FIXTURE } from "../../testing/thank-you.ts";
import {
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE,
} from "../../testing/wishlist-item.ts";
import type { DashboardPagePath } from "./dashboard-pages.ts";
import { DashboardFrame } from "./frame/dashboard-frame.tsx";
import { GivingPage } from "./places/giving-page.tsx";
import { TodayPage } from "./places/today-page.tsx";
import { UpdatesPage } from "./places/updates-page.tsx";
import { WishlistPage } from "./places/wishlist-page.tsx";

const DAY = "2026-02-01T10:00:00.000Z";
const NO_PICTURE = { imageUrl: null, imageWidth: null, imageHeight: null };

// All family texts are in Spanish, so every English word on the page comes from the product.
const link: PaymentLinkView = {
  id: "p1",
  label: "Ahorro",
  url: "https://www.ugift529.com",
  description: "Crece con Emma.",
  isPriority: true,
  priorityOrder: 1,
  type: "529",
  contributionCode: "EMM-4R7",
  isPrimary: true,
  createdAt: DAY,
};
const registry: RegistryLinkView = {
  id: "r1",
  label: "Cumple",
  url: "https://www.target.com/emma",
  description: null,
  isPriority: true,
  priorityOrder: 2,
  service: "target",
  createdAt: DAY,
};
const update: UpdateView = {
  ...NO_PICTURE,
  id: "n1",
  title: "El primer diente",
  content: "Es chiquito.",
  createdAt: DAY,
};
const contribution: ContributionView = {
  id: "c1",
  contributorName: "Abuela Rosa",
  isAnonymous: false,
  amount: 50,
  type: "529",
  status: "reported",
  paymentLinkId: link.id,
  wishlistItemId: null,
  withdrawal: null,
  message: "Con cariño",
  contributedAt: DAY,
};
const thankYou: SentThankYouView = {
  ...THANK_YOU_FIXTURE,
  kidId: KID_FIXTURE.id,
  contributorName: "Abuela Rosa",
  contributionDate: DAY,
  giftLabel: link.label,
  hasEmail: true,
};
const analytics: AnalyticsView = {
  supporters: 2,
  totalLinkClicks: 5,
  totalPageViews: 9,
  totalContributions: 75,
  unconfirmedContributions: 50,
  wishlistItems: 1,
  daily: [],
};
const train = {
  ...WISH_FIXTURE,
  name: "Tren de madera",
  url: "https://tienda.example/tren",
  price: "$30",
};
const kite = { ...train, id: "i2", name: "Papalote" };
const song = {
  ...train,
  id: "i3",
  name: "Clases de canto",
  isActivity: true,
  fundingGoal: 200,
  fundingReceived: 50,
};

const ANSWERS: Record<string, unknown> = {
  "account.user": PARENT_FIXTURE,
  "kids.list": [KID_FIXTURE],
  "kids.analytics": analytics,
  "wishlist.list": [
    train,
    createPurchasedWish(kite, "Abuela Rosa"),
    { ...train, id: "i4", name: "Tambor", state: "draft" as const },
    song,
  ].map(createParentWish),
  "links.listPayment": [link],
  "links.listRegistry": [registry],
  "updates.list": [update],
  "updates.readers": { readers: 2 },
  "gratitude.contributions": [contribution],
  "gratitude.pendingThankYous": [thankYou, { ...thankYou, id: "t2", contributorName: null }],
  "gratitude.sentThankYous": [],
  "gratitude.wall": [],
  "followers.list": [],
};

const PLACES: readonly [DashboardPagePath, ComponentType, words: string][] = [
  ["/dashboard", TodayPage, "Por agradecer"],
  ["/dashboard/wishlist", WishlistPage, "La lista de deseos de Emma"],
  ["/dashboard/giving", GivingPage, "Aportes para Emma"],
  ["/dashboard/news", UpdatesPage, "Las noticias de Emma"],
];
const KIDS = [KID_FIXTURE];

function open(path: DashboardPagePath) {
  const Place = PLACES.find(([candidate]) => candidate === path)?.[1] ?? TodayPage;
  function Page() {
    const { user: parent } = useSession();
    if (parent === null) return null;
    return (
      <AppMantineProvider>
        <DashboardFrame user={parent} kids={KIDS} kid={KID_FIXTURE} onSelectKid={() => undefined}>
          <Place />
        </DashboardFrame>
      </AppMantineProvider>
    );
  }
  const root = createRootRoute();
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    component: Page,
  });
  const place = createRoute({ getParentRoute: () => dashboard, path: "$place" });
  const router = createRouter({
    routeTree: root.addChildren([dashboard.addChildren([place])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const answer = (procedure: string) =>
    procedure in ANSWERS
      ? Promise.resolve(ANSWERS[procedure])
      : Promise.reject(new Error("Sin respuesta"));
  return renderWithTheme(
    <MockApiProvider answers={answer}>
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
}

/** Returns an element's text without URLs and without the placeholder `{name}`, which are equal in all languages. */
const said = (element: Element) =>
  getAccessibleText(element).replaceAll(/\S*(\/hub\/|https:\/\/|\.example)\S*|\{name\}/g, "");

beforeEach(() => setLanguage("es"));
afterEach(() => {
  setLanguage("en");
  window.localStorage.clear();
});

test.each(PLACES)("shows no English words on %s (rule: languages)", async (path, _place, words) => {
  open(path);
  await waitFor(() => expect(getAccessibleText(document.body)).toContain(words), {
    timeout: 30_000,
  });
  // A toast from an earlier test can be visible for a few seconds.
  await waitFor(() => expect(findEnglishWords(said(document.body))).toEqual([]), {
    timeout: 30_000,
  });
});

/** Dialogs to check: the page, the names of the buttons that open the dialog, and a part of the dialog's text. */
const DIALOGS: readonly [DashboardPagePath, pressed: readonly RegExp[], words: string][] = [
  ["/dashboard", [/^Agregar un regalo/], "Pega un enlace o escribe un nombre"],
  ["/dashboard", [/^Agregar un regalo/, /^Agregar a la lista/], "Escribe"],
  ["/dashboard", [/^Nueva página/], "Crear la página"],
  ["/dashboard", [/^Editar perfil/], "Guardar cambios"],
  ["/dashboard", [/^Escribir un agradecimiento/], "Tu mensaje"],
  ["/dashboard", [/^Agradecer a varios/], "amigo o amiga"],
  ["/dashboard/giving", [/^Agregar un enlace de pago/], "Código para aportar"],
  ["/dashboard/giving", [/^Agregar una lista de regalos/], "Servicio"],
  ["/dashboard/giving", [/^Anotar un aporte/], "Quién lo dio"],
  ["/dashboard/giving", [/^Anotar un aporte/, /^Anotarlo/], "Cantidad"],
  ["/dashboard/news", [/^Agregar una noticia/], "Publicar la noticia"],
  ["/dashboard/wishlist", [/^Pegar varios enlaces/], "Columnas"],
];

test.each(DIALOGS)(
  "shows no English words on %s in the dialog opened by %s",
  async (path, pressed, words) => {
    const { user } = open(path);
    for (const [step, name] of pressed.entries()) {
      const place = step === 0 ? screen : within(await screen.findByRole("dialog"));
      const [button] = await place.findAllByRole("button", { name }, { timeout: 30_000 });
      if (button) await user.click(button);
    }
    await waitFor(
      async () => expect(getAccessibleText(await screen.findByRole("dialog"))).toContain(words),
      {
        timeout: 30_000,
      },
    );
    expect(findEnglishWords(said(await screen.findByRole("dialog")))).toEqual([]);
  },
);
