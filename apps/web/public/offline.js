// Reloads the requested page at its own URL when the server responds again or the user clicks the button.
const reload = () => window.location.reload();

async function look() {
  if (document.visibilityState !== "visible") return;
  const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) reload();
}

window.addEventListener("online", look);
document.addEventListener("visibilitychange", look);
setInterval(look, 5_000);
document.querySelector("button").addEventListener("click", reload);
