/** Renders an e-mail address with a line break opportunity before the @, for an address longer than the line. */
export function EmailAddressText({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
