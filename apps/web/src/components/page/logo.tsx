import { getSiteName } from "@giftling/messages/language";
import classes from "./logo.module.css";

function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width={34} height={34} aria-hidden="true" className={classes.mark}>
      <rect width="40" height="40" rx="11" fill="#1f6b4f" />
      <path d="M20 19V11.5" stroke="#a9d8c1" strokeWidth="2" strokeLinecap="round" />
      <path d="M20 13.5C18.9 9.2 15.7 7 11 7.2c.4 4.6 3.8 7.2 9 6.3z" fill="#a9d8c1" />
      <path d="M20 16c1-3.5 4-5.4 8.2-5.2-.3 3.9-3.5 6-8.2 5.2z" fill="#f4b942" />
      <rect x="8.5" y="18.5" width="23" height="5" rx="1.5" fill="#fff" />
      <path d="M10.5 25h19v6a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z" fill="#fff" />
      <path d="M18.3 18.5h3.4V33h-3.4z" fill="#e8694a" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name} data-logo-name>
        {getSiteName()}
      </span>
    </span>
  );
}
