// Shows the button of a page to be printed (apps/api/src/http/pages/hub/paper): without a script it could do nothing.
var button = document.getElementById("print");
button.hidden = false;
document.getElementById("by-hand").hidden = true;
button.addEventListener("click", () => {
  window.print();
});
