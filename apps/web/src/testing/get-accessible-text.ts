/** Returns the text content and the accessible names of an element, separated by " | ". */
export function getAccessibleText(element: Element): string {
  const said = [...element.querySelectorAll(":not(style)")].flatMap((one) => [
    ...["aria-label", "alt", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent),
  ]);
  return said.filter((text) => text?.trim()).join(" | ");
}
