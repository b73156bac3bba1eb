import { normalizeFamilyUrl, parseFamilyUrl, type UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { translateParentError } from "@giftling/messages/sentences/parents";
import * as words from "@giftling/messages/settings/family-url";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { getErrorCode, getFieldErrorMessages } from "../../api-error.ts";
import type { ValidationResult } from "../../components/form/validate-input.ts";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { OwnerOnlyNote, SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

function check(typed: { familyUrl: string }): ValidationResult<{ familyUrl: string }> {
  const parsed = parseFamilyUrl(typed.familyUrl);
  return parsed.ok
    ? { ok: true, input: { familyUrl: parsed.familyUrl } }
    : { ok: false, problems: { familyUrl: translateParentError(parsed.message) } };
}

/** Renders the family URL. The owner can change the URL and sees former family URLs (rule: family-url). */
export function FamilyUrlSection({ user }: { user: UserView }) {
  const familyUrl = user.familyUrl ?? "";
  const isOwner = user.role === "owner";
  return (
    <SettingSection
      title={words.familyUrlTitle()}
      lead={isOwner ? words.ownerFamilyUrlDescription() : words.familyUrlDescription()}
    >
      <div className={classes.present}>
        <p className={classes.presentText}>
          <span className={classes.small}>{words.currentUrlLabel()}</span>
          <strong className={classes.address}>
            {window.location.host}/hub/{familyUrl}
          </strong>
        </p>
        <CopyButton value={`${window.location.origin}/hub/${familyUrl}`} what="address" />
      </div>
      {isOwner ? (
        <FamilyUrlForm familyUrl={familyUrl} />
      ) : (
        <OwnerOnlyNote ownerName={user.ownerName} what="address" />
      )}
      {isOwner && user.formerFamilyUrls.length > 0 && <FormerUrls urls={user.formerFamilyUrls} />}
    </SettingSection>
  );
}

function FamilyUrlForm({ familyUrl }: { familyUrl: string }) {
  const { form, ...setting } = useSettingForm({
    draft: "familyUrl",
    start: { familyUrl },
    check,
    write: trpc.account.setFamilyUrl.useMutation(),
    fallback: words.saveUrlError(),
    hasNamedToast: true,
    problemsOf: (error) =>
      getErrorCode(error) === "ADDRESS_TAKEN" && error instanceof Error
        ? { familyUrl: error.message }
        : getFieldErrorMessages(error),
    stored: (user) => ({ familyUrl: user.familyUrl ?? "" }),
    toast: { title: words.urlSavedConfirmation(), message: words.urlSavedMessage() },
  });
  const next = normalizeFamilyUrl(form.values.familyUrl);
  const isSame = next === familyUrl;
  return (
    <SettingForm {...setting} isSame={isSame} submitLabel={words.saveUrlButton()}>
      <TextInput
        name="familyUrl"
        label={words.familyUrlLabel()}
        description={words.familyUrlHint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...form.getInputProps("familyUrl")}
      />
      {!isSame && next !== "" && (
        <p className={classes.note}>
          {renderRichText(words.newUrlNote(), {
            address: (
              <strong className={classes.address}>
                {window.location.host}/hub/{next}
              </strong>
            ),
            former: familyUrl,
          })}
        </p>
      )}
    </SettingForm>
  );
}

/** Renders the former family URLs, which can be retired but stay reserved (rule: retired-address). */
function FormerUrls({ urls }: { urls: readonly string[] }) {
  const utils = trpc.useUtils();
  const retire = trpc.account.retireAddress.useMutation({
    onSuccess: async (_nothing, { address }) => {
      await utils.account.user.invalidate();
      showToast({
        title: words.urlRetiredConfirmation(),
        message: words.urlRetiredMessage(`/hub/${address}`),
      });
    },
    onError: (error) => {
      showErrorToast(parentWords.errorTitle(), error, words.retireUrlError());
    },
  });
  return (
    <div className={classes.former}>
      <p className={classes.small}>{words.formerUrlsNote(urls.length)}</p>
      <ul className={classes.formerList} aria-label={words.formerUrlsAriaLabel()}>
        {urls.map((url) => (
          <li key={url}>
            /hub/{url}
            <ActionIcon
              variant="subtle"
              aria-label={words.retireUrlAriaLabel(`/hub/${url}`)}
              title={words.retireUrlButton()}
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
