/**
 * Returns a bookmarklet that opens /add for the shop's page in a new tab. If the browser blocks the new tab, the
 * bookmarklet uses the current tab. It reads only the URL and the title of the shop's page (rule: add-from-anywhere).
 */
export const createBookmarklet = (origin: string): string =>
  `javascript:(()=>{const u=${JSON.stringify(`${origin}/add?url=`)}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title.slice(0,200));window.open(u,"_blank")||(location.href=u)})()`;
