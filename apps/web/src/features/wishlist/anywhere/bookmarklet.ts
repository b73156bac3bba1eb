/**
 * Returns the bookmarklet: opens our page for a shop's in a new tab, or in the current one where none is allowed (rule:
 * add-from-anywhere). Reads only the page's URL and title.
 */
export const bookmarklet = (origin: string): string =>
  `javascript:(()=>{const u=${JSON.stringify(`${origin}/add?url=`)}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title.slice(0,200));window.open(u,"_blank")||(location.href=u)})()`;
