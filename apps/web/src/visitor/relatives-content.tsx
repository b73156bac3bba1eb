import type { ReactNode } from "react";
import { HubPage } from "../features/hub/page/hub-page.tsx";
import type { SupporterPage } from "./visitor-page.ts";

/**
 * Returns the content of a relatives' page. The entry script contains the code of the hub, because most relatives open
 * a hub. The code of other pages is loaded on demand, so callers must await the content before rendering.
 */
export async function loadSupporterContent(page: SupporterPage): Promise<ReactNode> {
  switch (page.kind) {
    case "hub":
      return <HubPage {...page} />;
    case "gift": {
      const { GiftPage } = await import("../features/gifts/page/gift-page.tsx");
      return <GiftPage {...page} />;
    }
    case "thank-you": {
      const { ThankYouPage } = await import("../features/thank-yous/page/thank-you-page.tsx");
      return <ThankYouPage {...page} />;
    }
    case "mine": {
      const { RequestMyGiftsPage } = await import(
        "../features/gifts/mine/request-my-gifts-page.tsx"
      );
      return <RequestMyGiftsPage />;
    }
    case "my-gifts": {
      const { MyGiftsPage } = await import("../features/gifts/mine/my-gifts-page.tsx");
      return <MyGiftsPage {...page} />;
    }
    case "missing":
    case "failing": {
      const { default: ProblemPage } = await import("./visitor-error-page.tsx");
      return <ProblemPage {...page} />;
    }
  }
}
