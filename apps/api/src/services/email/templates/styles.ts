const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';
const SANS = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

export const KID_AVATAR_SIZE = 72;

/** Inline styles of all mails, because many mail programs ignore style sheets. */
export const mailStyles = {
  paper: { padding: "28px 12px", backgroundColor: "#fbf7f0", fontFamily: SANS },
  container: { width: "100%", maxWidth: "560px", margin: "0 auto" },
  brand: {
    margin: "0 0 18px",
    color: "#1f6b4f",
    fontFamily: SERIF,
    fontSize: "21px",
    lineHeight: "28px",
    fontWeight: 600,
    textAlign: "center",
  },
  sheet: {
    padding: "36px 40px",
    backgroundColor: "#ffffff",
    border: "1px solid #e6ddd0",
    borderRadius: "18px",
  },
  photo: { display: "block", margin: "0 0 18px", borderRadius: "50%" },
  face: { margin: "0 0 18px", borderCollapse: "separate" },
  initials: {
    width: `${KID_AVATAR_SIZE}px`,
    height: `${KID_AVATAR_SIZE}px`,
    borderRadius: "50%",
    backgroundColor: "#fbd9cf",
    color: "#7a2a17",
    fontFamily: SERIF,
    fontSize: "30px",
    lineHeight: `${KID_AVATAR_SIZE}px`,
    fontWeight: 600,
    textAlign: "center",
  },
  kicker: { margin: "0 0 6px", color: "#675f57", fontSize: "15px", lineHeight: "22px" },
  title: {
    margin: "0 0 16px",
    color: "#2b2622",
    fontFamily: SERIF,
    fontSize: "28px",
    lineHeight: "1.25",
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  words: {
    margin: "0 0 16px",
    color: "#2b2622",
    fontSize: "17px",
    lineHeight: "27px",
    overflowWrap: "anywhere",
  },
  code: {
    margin: "0 0 8px",
    color: "#2b2622",
    fontSize: "34px",
    lineHeight: "44px",
    fontWeight: 600,
    letterSpacing: "4px",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  list: { margin: "0 0 16px", padding: "0 0 0 22px", color: "#2b2622", fontSize: "17px" },
  listItem: { margin: "0 0 8px", lineHeight: "27px", overflowWrap: "anywhere" },
  small: { margin: "20px 0 0", color: "#675f57", fontSize: "15px", lineHeight: "23px" },
  button: {
    display: "inline-block",
    margin: "10px 0 4px",
    padding: "15px 26px",
    backgroundColor: "#1f6b4f",
    color: "#ffffff",
    borderRadius: "14px",
    fontSize: "17px",
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
  footer: {
    margin: "0",
    padding: "20px 12px 0",
    color: "#675f57",
    fontSize: "14px",
    lineHeight: "22px",
    textAlign: "center",
  },
  inOnePiece: { whiteSpace: "nowrap" },
  link: { color: "#1f6b4f", textDecoration: "underline" },
  card: {
    padding: "26px 28px",
    backgroundColor: "#fbf7f0",
    border: "1px solid #e6ddd0",
    borderRadius: "14px",
  },
  picture: { width: "100%", height: "auto", borderRadius: "14px", margin: "0 0 20px" },
  cardWords: {
    margin: "0 0 12px",
    color: "#2b2622",
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "31px",
    overflowWrap: "anywhere",
  },
} as const;

/** Style sheet for mail programs that support dark mode. Other programs use only the inline styles. */
export const MAIL_STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.page { background-color: #fbf7f0; }
.title { text-wrap: balance; }
@media (max-width: 480px) {
  .paper { padding: 20px 8px !important; }
  .sheet { padding: 26px 22px !important; }
  .card { padding: 20px !important; }
  .title { font-size: 25px !important; }
  .button { display: block !important; margin-top: 22px !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .paper { background-color: #1b1917 !important; }
  .sheet { background-color: #262320 !important; border-color: #3d3833 !important; }
  .ink, .title { color: #f1ebe2 !important; }
  .soft { color: #b8aea2 !important; }
  .brand { color: #7cc9a8 !important; }
  .button { background-color: #7cc9a8 !important; color: #10281f !important; }
  .link { color: #7cc9a8 !important; }
  .card { background-color: #322e2a !important; border-color: #4a443e !important; }
  .initials { background-color: #5a2a1d !important; color: #fbd9cf !important; }
}
`;
