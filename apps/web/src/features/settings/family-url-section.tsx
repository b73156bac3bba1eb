import { FAMILY_URL_HINT, normalizeFamilyUrl, parseFamilyUrl } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import type { Checked } from "../../components/form/check-input.ts";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { errorCode, errorFields, trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

function check(typed: { familyUrl: string }): Checked<{ familyUrl: string }> {
  const parsed = parseFamilyUrl(typed.familyUrl);
  return parsed.ok
    ? { ok: true, input: { familyUrl: parsed.familyUrl } }
    : { ok: false, problems: { familyUrl: parsed.message } };
}

/** The family's address, with the earlier ones that still lead to it (rule: family-url, former-addresses). */
export function FamilyUrlSection({
  familyUrl,
  formerUrls,
}: {
  familyUrl: string;
  formerUrls: readonly string[];
}) {
  const { form, isBusy, onSubmit } = useSettingForm({
    start: { familyUrl },
    check,
    write: trpc.account.setFamilyUrl.useMutation(),
    fallback: "Failed to set family URL",
    problemsOf: (error) =>
      errorCode(error) === "ADDRESS_TAKEN" && error instanceof Error
        ? { familyUrl: error.message }
        : errorFields(error),
    stored: (user) => ({ familyUrl: user.familyUrl ?? "" }),
    toast: { title: "Family URL saved", message: "Links you already sent keep working." },
  });
  const next = normalizeFamilyUrl(form.values.familyUrl);
  const isSame = next === familyUrl;
  return (
    <Setting
      title="Family Hub URL"
      lead="The address you give to relatives and friends. Change it whenever you like: the old one keeps working."
    >
      <div className={classes.present}>
        <p className={classes.presentText}>
          <span className={classes.small}>Your hub is at</span>
          <strong className={classes.address}>
            {window.location.host}/hub/{familyUrl}
          </strong>
        </p>
        <CopyButton value={`${window.location.origin}/hub/${familyUrl}`} what="address" />
      </div>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <TextInput
          name="familyUrl"
          label="Family URL"
          description={FAMILY_URL_HINT}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...form.getInputProps("familyUrl")}
        />
        {!isSame && next !== "" && (
          <p className={classes.note}>
            It will be{" "}
            <strong className={classes.address}>
              {window.location.host}/hub/{next}
            </strong>
            , and {familyUrl} will lead there.
          </p>
        )}
        <Button type="submit" loading={isBusy} variant={isSame ? "default" : "filled"}>
          Save URL
        </Button>
      </form>
      {formerUrls.length > 0 && <FormerUrls urls={formerUrls} />}
    </Setting>
  );
}

function FormerUrls({ urls }: { urls: readonly string[] }) {
  return (
    <div className={classes.former}>
      <p className={classes.small}>
        {urls.length === 1
          ? "This earlier address still works:"
          : "These earlier addresses still work:"}
      </p>
      <ul className={classes.formerList} aria-label="Earlier addresses">
        {urls.map((url) => (
          <li key={url}>/hub/{url}</li>
        ))}
      </ul>
    </div>
  );
}
