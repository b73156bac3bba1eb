// Stores the gift of a thanks page in this browser, in the format of apps/web/src/features/hub/memory/recorded-gifts.ts.
// The hub then lists it with an Undo button. Does nothing when storage is blocked.
(() => {
  const key = "giftling:recorded-gifts";
  const gift = JSON.parse(document.getElementById("recorded-gift").textContent);
  try {
    const gifts = JSON.parse(localStorage.getItem(key) || "[]");
    const others = gifts.filter(({ passToken }) => passToken !== gift.passToken);
    localStorage.setItem(key, JSON.stringify([...others, gift]));
  } catch {
    // The gift's page still has the Undo button.
  }
})();
