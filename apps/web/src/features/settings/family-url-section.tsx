import {
  FAMILY_URL_HINT,
  normalizeFamilyUrl,
  parseFamilyUrl,
  type UserView,
} from "@giftling/domain";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Checked } from "../../components/form/check-input.ts";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { errorCode, errorFields, errorMessage, trpc } from "../../trpc.ts";
import { OwnerNote } from "./owner-note.tsx";
import { Setting } from "./setting.tsx";
import { SettingForm } from "./setting-form.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

function check(typed: { familyUrl: string }): Checked<{ familyUrl: string }> {
  const parsed = parseFamilyUrl(typed.familyUrl);
  return parsed.ok
    ? { ok: true, input: { familyUrl: parsed.familyUrl } }
    : { ok: false, problems: { familyUrl: parsed.message } };
}

/**
 * The family's address, which the owner changes (rule: owner-only), with the earlier ones that still lead to it (rule:
 * family-url, former-addresses).
 */
export function FamilyUrlSection({ user }: { user: UserView }) {
  const familyUrl = user.familyUrl ?? "";
  const isOwner = user.role === "owner";
  return (
    <Setting
      title="Family Hub URL"
      lead={
        isOwner
          ? "The address you give to relatives and friends. Change it whenever you like: the old one keeps working."
          : "The address you give to relatives and friends."
      }
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
      {isOwner ? (
        <FamilyUrlForm familyUrl={familyUrl} />
      ) : (
        <OwnerNote ownerName={user.ownerName} what="the address" />
      )}
      {isOwner && user.formerFamilyUrls.length > 0 && <FormerUrls urls={user.formerFamilyUrls} />}
    </Setting>
  );
}

function FamilyUrlForm({ familyUrl }: { familyUrl: string }) {
  const { form, ...setting } = useSettingForm({
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
    <SettingForm {...setting} isSame={isSame} submitLabel="Save URL">
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
    </SettingForm>
  );
}

/** Each of them can be retired; it stays the family's, so choosing it again brings it back (rule: retired-address). */
function FormerUrls({ urls }: { urls: readonly string[] }) {
  const utils = trpc.useUtils();
  const retire = trpc.account.retireAddress.useMutation({
    onSuccess: (_nothing, { address }) => {
      utils.account.user.setData(
        undefined,
        (user) =>
          user && {
            ...user,
            formerFamilyUrls: user.formerFamilyUrls.filter((url) => url !== address),
          },
      );
      showToast({
        title: "Address retired",
        message: `/hub/${address} leads nowhere now. Nobody else can get it.`,
      });
    },
    onError: (error) => {
      const message = errorMessage(error, "Failed to retire the address");
      showToast({ title: "Error", message, tone: "error" });
    },
  });
  return (
    <div className={classes.former}>
      <p className={classes.small}>
        {urls.length === 1
          ? "This earlier address still works:"
          : "These earlier addresses still work:"}
      </p>
      <ul className={classes.formerList} aria-label="Earlier addresses">
        {urls.map((url) => (
          <li key={url}>
            /hub/{url}
            <ActionIcon
              variant="subtle"
              aria-label={`Retire /hub/${url}, so that it leads nowhere`}
              title="Retire this address"
              onClick={() => retire.mutate({ address: url })}
            >
              <IconX size={16} stroke={2} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}
