import { LIMITS, profileInput } from "@giftling/domain";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { checkInput } from "../../components/form/check-input.ts";
import { trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** The parent's own name (rule: settings-page). */
export function NameSection({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { client } = trpc.useUtils();
  const [name, setName] = useState({ firstName, lastName });
  const form = useSettingForm({
    check: () => checkInput(profileInput, name),
    save: (input) => client.account.updateProfile.mutate(input),
    fallback: "Failed to update profile",
    saved: (user) => {
      setName({ firstName: user.firstName, lastName: user.lastName });
      return { title: "Name saved" };
    },
  });
  const field = (key: "firstName" | "lastName") => ({
    maxLength: LIMITS.name,
    value: name[key],
    error: form.problems[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      setName({ ...name, [key]: event.currentTarget.value });
      form.clear();
    },
  });
  const isSame = name.firstName === firstName && name.lastName === lastName;
  return (
    <Setting
      title="Profile name"
      lead="Your own name. Relatives never see your surname on the hub."
    >
      <form className={classes.fields} onSubmit={form.onSubmit} noValidate>
        <div className={classes.pair}>
          <TextInput label="First name" autoComplete="given-name" {...field("firstName")} />
          <TextInput label="Last name" autoComplete="family-name" {...field("lastName")} />
        </div>
        <Button type="submit" loading={form.isBusy} variant={isSame ? "default" : "filled"}>
          Save name
        </Button>
      </form>
    </Setting>
  );
}
