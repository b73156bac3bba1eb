// Shows the print button of a printable page (apps/api/src/http/pages/hub/paper). The button requires a script.
var button = document.getElementById("print");
button.hidden = false;
document.getElementById("by-hand").hidden = true;
button.addEventListener("click", () => {
  window.print();
});
