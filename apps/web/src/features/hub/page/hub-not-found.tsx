import * as words from "@giftling/messages/pages/frame";
import { Button } from "../../../components/button.tsx";
import { PageShell } from "../../../components/page/page-shell.tsx";
import classes from "./hub-not-found.module.css";

/** Renders the error page for an unknown hub. A server error has a different page (rule: failing-server). */
export function HubNotFound() {
  return (
    <PageShell title={words.hubNotFoundTitle()}>
      <div className={classes.page}>
        <ReturnedLetter />
        <h1>{words.hubNotFoundTitle()}</h1>
        <p className={classes.text}>{words.hubNotFoundMessage()}</p>
        <p className={classes.hint}>{words.hubNotFoundHint()}</p>
        <Button href="/">{words.homepageLink()}</Button>
      </div>
    </PageShell>
  );
}

function ReturnedLetter() {
  return (
    <svg className={classes.picture} viewBox="0 0 280 180" aria-hidden="true">
      <ellipse cx="140" cy="166" rx="108" ry="9" fill="var(--giftling-art-soft)" opacity=".6" />
      <g transform="rotate(-5 140 100)">
        <rect
          x="52"
          y="50"
          width="164"
          height="106"
          rx="10"
          fill="var(--giftling-art-paper)"
          stroke="var(--giftling-art)"
          strokeWidth="4"
        />
        <path
          d="m54 60 74 54a10 10 0 0 0 12 0l74-54"
          fill="none"
          stroke="var(--giftling-art)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <circle cx="190" cy="132" r="17" fill="var(--giftling-art-gift)" />
        <path
          d="M197 128a8 8 0 1 0 1 7m-1-13v6h-6"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M252 164v-34" stroke="var(--giftling-art)" strokeWidth="4" strokeLinecap="round" />
      <path d="M252 142c-2-16-14-22-28-20 1 15 12 23 28 20Z" fill="var(--giftling-art)" />
      <path d="M252 134c1-16 12-24 25-23 1 15-8 25-25 23Z" fill="var(--giftling-art-soft)" />
      <circle cx="36" cy="56" r="5" fill="var(--giftling-art-gift)" />
      <circle cx="230" cy="36" r="4" fill="var(--giftling-art)" />
      <circle cx="62" cy="26" r="3.5" fill="var(--giftling-art)" />
    </svg>
  );
}
