/** Returns a decorative SVG in the colors of apps/web/public/plain.css. */
const picture = (shapes: string) =>
  `<svg class="picture" viewBox="0 0 320 220" fill="none" aria-hidden="true">
<ellipse class="leaf" cx="160" cy="206" rx="128" ry="10" opacity=".6"/>${shapes}</svg>`;

export const OPEN_ENVELOPE_SVG = picture(`
<path class="leaf line" d="M78 116 160 58l82 58v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8Z" stroke-width="4" stroke-linejoin="round"/>
<path class="line" d="M160 148c-2-26-1-52 3-80" stroke-width="6" stroke-linecap="round"/>
<path class="art" d="M161 92c-8-28-32-42-64-37 4 29 30 45 64 37Z"/>
<path class="leaf line" d="M163 72c7-26 30-39 61-33-3 28-28 43-61 33Z" stroke-width="3"/>
<path class="sheet line" d="M78 118v78a8 8 0 0 0 8 8h148a8 8 0 0 0 8-8v-78l-74 50a14 14 0 0 1-16 0Z" stroke-width="4" stroke-linejoin="round"/>
<path class="line" d="m82 200 52-44M238 200l-52-44" stroke-width="4" stroke-linecap="round"/>
<circle class="ribbon" cx="52" cy="92" r="6"/><circle class="ribbon" cx="262" cy="94" r="5"/>
<circle class="art" cx="276" cy="142" r="5"/><circle class="art" cx="40" cy="150" r="4"/>`);

export const LOCKED_DOOR_SVG = picture(`
<path class="leaf line" d="M92 204V92a68 68 0 0 1 136 0v112Z" stroke-width="4" stroke-linejoin="round"/>
<path class="sheet line" d="M108 204V94a52 52 0 0 1 104 0v110Z" stroke-width="4" stroke-linejoin="round"/>
<circle class="line" cx="160" cy="100" r="25" stroke-width="7"/>
<path class="art" d="M137 92c-9-12-6-24 6-32 7 12 5 25-6 32Zm46 0c9-12 6-24-6-32-7 12-5 25 6 32Z"/>
<path class="art" d="M138 112c-13 4-20 0-23-12 12-1 20 3 23 12Zm44 0c13 4 20 0 23-12-12-1-20 3-23 12Z"/>
<path class="ribbon" d="M160 126c-7-9-16-9-20-2 5 7 13 8 20 2Zm0 0c7-9 16-9 20-2-5 7-13 8-20 2Z"/>
<circle class="ribbon" cx="160" cy="126" r="5"/>
<circle class="ribbon" cx="194" cy="152" r="8"/>
<path class="line" d="M194 162v12" stroke-width="4" stroke-linecap="round"/>
<path class="line" d="M262 204c-1-22 0-38 5-56" stroke-width="5" stroke-linecap="round"/>
<path class="art" d="M264 178c-7-19-23-28-44-24 3 19 21 30 44 24Z"/>
<path class="leaf line" d="M267 154c5-17 19-26 38-22-2 18-17 28-38 22Z" stroke-width="3"/>
<circle class="ribbon" cx="62" cy="98" r="6"/><circle class="art" cx="48" cy="150" r="5"/>`);

export const SEALED_ENVELOPE_SVG = picture(`
<path class="line" d="M262 204c-1-22 0-40 5-60" stroke-width="5" stroke-linecap="round"/>
<path class="art" d="M264 176c-7-20-24-29-46-25 3 20 22 31 46 25Z"/>
<path class="leaf line" d="M267 152c5-18 20-27 40-23-2 19-18 29-40 23Z" stroke-width="3"/>
<rect class="sheet line" x="60" y="84" width="170" height="120" rx="10" stroke-width="4"/>
<path class="line" d="m64 196 58-50M226 196l-58-50" stroke-width="4" stroke-linecap="round"/>
<path class="leaf line" d="M64 92a8 8 0 0 1 6-8h150a8 8 0 0 1 6 8l-72 58a14 14 0 0 1-18 0Z" stroke-width="4" stroke-linejoin="round"/>
<circle class="ribbon" cx="145" cy="148" r="17"/>
<path class="sheet" d="M145 157c-8-6-10-9-10-13a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-2 7-10 13Z"/>`);
