/**
 * What a bookmark does on a shop's page: opens our page for it in a tab of its own, or in this one where none may be opened (rule:
 * add-from-anywhere). It reads the page's address and title, nothing else.
 */
export const bookmarklet = (origin: string): string =>
  `javascript:(()=>{const u=${JSON.stringify(`${origin}/add?url=`)}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title.slice(0,200));window.open(u,"_blank")||(location.href=u)})()`;
